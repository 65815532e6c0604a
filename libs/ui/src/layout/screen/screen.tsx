import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { BackBar } from '../back-bar.tsx';
import type { WayBack } from '../back-way.tsx';
import { classNames } from '../../platform/class-names.ts';
import { useHonorifics } from '../../text/use-honorifics.ts';
import { Ground } from './ground.tsx';
import { Scenery } from './scenery.tsx';
import barStyles from './screen-bar.module.css';
import styles from './screen.module.css';
import { SkipLink } from './skip-link.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useTitleFocus } from './use-title-focus.ts';

export interface ScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Name of the screen: its heading, and the page's title. */
  title: string;
  /** The way back. */
  back?: WayBack | undefined;
  /** Address of a picture of the place: above on a phone, beside on a wide screen. */
  scenery?: string | undefined;
  /** The address of the picture is on its way: its place is kept, so that nothing moves when it comes. */
  sceneryWaiting?: boolean;
  /** Replaces a picture that does not load; the lattice of the app where absent. */
  sceneryFallback?: string | undefined;
  /** For a screen of few words: on a phone its picture has nearly half of the height. */
  sceneryTall?: boolean;
  /** Has no picture of its own: on a wide screen the landscape of the host (`--landscape`) stands beside it. */
  landscape?: boolean;
  /** Shows the land of its world, where there is no picture of the place; together with `landscape`, on a phone. */
  ground?: boolean;
  /**
   * Its content has two columns where there is room for them, so that low and wide screens give it their width. Beside the landscape
   * it asks for that room by `@container screen`.
   */
  wide?: boolean;
  /** The way back stays in sight: for a picture that is longer than the screen. */
  backStays?: boolean;
  /** At the end of the top bar, e.g. a star count. */
  aside?: ReactNode;
  /** The heading is visible to screen readers only. */
  titleHidden?: boolean;
  /** Stands for a screen that is on its way: the focus waits for the title of that one. */
  waiting?: boolean;
}

/** The scaffold of every screen: the place, the way back, the title, and one column of content. */
export function Screen({
  title: plainTitle,
  back,
  scenery,
  sceneryWaiting = false,
  sceneryFallback,
  sceneryTall = false,
  landscape = false,
  ground = false,
  wide = false,
  backStays = false,
  aside,
  titleHidden = false,
  waiting = false,
  children,
  className,
  ...rest
}: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLElement>(null);
  useTitleFocus(heading, plainTitle, !waiting);
  const title = useHonorifics()(plainTitle);
  useDocumentTitle(title);
  const hasScenery = Boolean(scenery) || sceneryWaiting;
  return (
    <div
      {...rest}
      className={classNames(styles.screen, className)}
      data-scenery={hasScenery ? (sceneryTall ? 'tall' : '') : undefined}
      data-landscape={landscape ? '' : undefined}
      data-ground={ground ? '' : undefined}
      data-wide={wide ? '' : undefined}
      data-waiting={waiting ? '' : undefined}
      data-back-stays={backStays ? '' : undefined}
    >
      {hasScenery && <Scenery src={scenery} fallback={sceneryFallback} />}
      {ground && <Ground />}
      <div className={styles.column}>
        {back && <SkipLink main={main} />}
        {(back || aside) && <BackBar back={back} aside={aside} className={barStyles.bar} />}
        <main ref={main} id="main" tabIndex={-1} className={styles.main}>
          <h1
            ref={heading}
            tabIndex={-1}
            data-screen-title=""
            className={titleHidden ? 'visually-hidden' : styles.title}
          >
            {title}
          </h1>
          {children}
        </main>
      </div>
    </div>
  );
}
