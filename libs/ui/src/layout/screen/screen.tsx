import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router';
import { useMessages } from '../../i18n/use-messages.ts';
import { Picture } from '../../media/picture.tsx';
import { en } from '../../messages/en.ts';
import { classNames } from '../../platform/class-names.ts';
import { useHonorifics } from '../../text/use-honorifics.ts';
import { BackBar, type BackTarget } from '../back-bar.tsx';
import groundStyles from './ground.module.css';
import sceneryStyles from './scenery.module.css';
import barStyles from './screen-bar.module.css';
import styles from './screen.module.css';
import skipStyles from './skip-link.module.css';

export interface ScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Name of the screen: its heading, and the page's title. */
  title: string;
  /** The way back. */
  back?: BackTarget | undefined;
  /** URL of the scenery: above the content on a phone, beside it on a wide screen. */
  scenery?: string | undefined;
  /** The URL of the scenery still loads: its space is reserved against a layout shift. */
  sceneryWaiting?: boolean;
  /** Replaces a picture that does not load; the lattice of the app where absent. */
  sceneryFallback?: string | undefined;
  /** For a screen with little text: on a phone its picture has nearly half of the height. */
  sceneryTall?: boolean;
  /** Has no picture of its own: on a wide screen the landscape of the host (`--landscape`) stands beside it. */
  landscape?: boolean;
  /** Shows the land of its world instead of scenery; together with `landscape`, on a phone only. */
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

/** The scaffold of every screen: scenery, link back, title, and one column of content. */
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

/** The land that a screen stands on, in the colours of its world: far hills, near hills, the ground with its path. */
function Ground() {
  return (
    <svg
      viewBox="0 0 1440 360"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={groundStyles.ground}
    >
      <path
        className={groundStyles.farHills}
        d="M0 168C150 96 300 84 470 128s300 62 480 6 330-74 490-26v252H0Z"
      />
      <path
        className={groundStyles.nearHills}
        d="M0 226c190-70 380-58 560-18s350 52 520 4 250-48 360-26v174H0Z"
      />
      <path
        className={groundStyles.hillShade}
        d="M560 208c180 40 350 52 520 4-90 60-170 104-180 148H520c80-46 90-104 40-152Z"
      />
      <path className={groundStyles.nearGround} d="M0 296c220-46 420-30 640-8s440 20 800-24v96H0Z" />
      <path
        className={groundStyles.path}
        d="M716 292c44 14 10 32-46 44s-62 16-66 24h196c-6-16 6-28 28-40 24-14-22-26-112-28Z"
      />
    </svg>
  );
}

/** The scenery of a screen. Its picture may still load. */
function Scenery({ src, fallback }: { src: string | undefined; fallback: string | undefined }) {
  return (
    <div className={sceneryStyles.scenery} aria-hidden="true">
      {src && <Picture src={src} fallback={fallback} alt="" loading="eager" className={sceneryStyles.view} />}
    </div>
  );
}

/** Skip link for the keyboard: past the bar, to the content. Visible only with the focus. */
function SkipLink({ main }: { main: RefObject<HTMLElement | null> }) {
  const t = useMessages(en);
  const skip = (event: MouseEvent) => {
    // No entry of the history: Back still leads to the screen before.
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <a href="#main" className={skipStyles.skip} onClick={skip}>
      {t('ui.screen.skip')}
    </a>
  );
}

// The page arrives with the product's name as its title.
let product: string | undefined;

/** Names the page in the browser's tab and history by its screen. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    product ??= document.title;
    document.title = product && product !== title ? `${title} | ${product}` : title;
  }, [title]);
}

// By router, the key of the location where its page was opened: there the browser's own start of the page is right, until the learner
// has left it. Coming back to it is a change of screen like any other.
const arrivals = new WeakMap<object, string>();
const left = '';

/**
 * After a change of screen, screen readers and Tab continue from the new screen's title, once it is `there`. After a step within one path,
 * which has another `name`, they do so if the focused control has gone with the step before.
 */
function useTitleFocus(title: RefObject<HTMLElement | null>, name: string, there: boolean): void {
  const { key, pathname } = useLocation();
  const { navigator } = useContext(NavigationContext);
  const shown = useRef(pathname);
  useEffect(() => {
    const arrived = (arrivals.get(navigator) ?? key) === key;
    arrivals.set(navigator, arrived ? key : left);
    const moved = shown.current !== pathname;
    shown.current = pathname;
    if (there && !arrived && (moved || focusIsLost())) title.current?.focus({ preventScroll: true });
    // A change of the query alone leaves the focus where it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, name]);
}

/** Whether the focused control disappeared with its screen. */
function focusIsLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest('[data-screen-title]') !== null;
}
