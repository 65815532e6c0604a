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
import { useContentLanguage } from '../../i18n/use-content-language.ts';
import { ReadAloud } from '../../text/read-aloud/read-aloud.tsx';
import { useHonorifics } from '../../text/use-honorifics.ts';
import { BackBar, type BackTarget } from '../back-bar.tsx';
import groundStyles from './ground.module.css';
import sceneryStyles from './scenery.module.css';
import barStyles from './screen-bar.module.css';
import styles from './screen.module.css';
import skipStyles from './skip-link.module.css';

export interface ScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Heading and document title. */
  title: string;
  back?: BackTarget | undefined;
  /** URL of the scenery: above the content on a phone, beside it on a wide screen. */
  scenery?: string | undefined;
  /** Reserves space for scenery whose URL is loading, to avoid a layout shift. */
  sceneryWaiting?: boolean;
  /** Replaces a picture that fails to load; default: the app's lattice. */
  sceneryFallback?: string | undefined;
  /** For a screen with little text: the picture takes nearly half of a phone. */
  sceneryTall?: boolean;
  /** Shows the host's landscape (`--landscape`) on wide screens instead of scenery. */
  landscape?: boolean;
  /** Shows the world's ground instead of scenery; with `landscape` on phones only. */
  ground?: boolean;
  /**
   * Two columns where they fit: low and wide screens give the content their width. Beside the landscape use
   * `@container screen` for it.
   */
  wide?: boolean;
  /** Keeps the back link visible above a picture taller than the screen. */
  backStays?: boolean;
  /** Content at the end of the top bar, e.g. a star count. */
  aside?: ReactNode;
  /** Offers to read title and content aloud, at the end of the top bar. */
  readAloud?: boolean;
  /** Hides the heading visually. */
  titleHidden?: boolean;
  /** The title is content, perhaps in another language than the page. */
  contentTitle?: boolean;
  /** The content moves the focus itself, as a question does; the title takes it only if the content has not within 1 s. */
  ownFocus?: boolean;
  /** Placeholder of a loading screen: the focus moves to the title of the loaded screen. */
  waiting?: boolean;
}

/** The scaffold of a screen: scenery, back link, title, and a column of content. */
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
  readAloud = false,
  titleHidden = false,
  contentTitle = false,
  ownFocus = false,
  waiting = false,
  children,
  className,
  ...rest
}: ScreenProps) {
  const content = useContentLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLElement>(null);
  useTitleFocus(heading, plainTitle, !waiting, ownFocus);
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
        <TopBar back={back} aside={aside} readAloud={readAloud} title={title} main={main} />
        <main ref={main} id="main" tabIndex={-1} className={styles.main}>
          <h1
            {...(contentTitle && content)}
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

interface TopBarProps extends Pick<ScreenProps, 'back' | 'aside' | 'readAloud' | 'title'> {
  main: RefObject<HTMLElement | null>;
}

function TopBar({ back, aside, readAloud, title, main }: TopBarProps) {
  if (!back && !aside && !readAloud) return null;
  return (
    <BackBar
      back={back}
      aside={
        readAloud ? (
          <span className={barStyles.aside}>
            {/* Another title ends the reading. */}
            <ReadAloud key={title} text={main} />
            {aside}
          </span>
        ) : (
          aside
        )
      }
      data-floating={back || aside ? undefined : ''}
      className={barStyles.bar}
    />
  );
}

/** The ground in the colours of the world: far hills, near hills, path. */
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

/** The scenery, or its placeholder while the URL loads. */
function Scenery({ src, fallback }: { src: string | undefined; fallback: string | undefined }) {
  return (
    <div className={sceneryStyles.scenery} aria-hidden="true">
      {src && <Picture src={src} fallback={fallback} alt="" loading="eager" className={sceneryStyles.view} />}
    </div>
  );
}

/** Skip link to the content, past the bar; visible with the focus only. */
function SkipLink({ main }: { main: RefObject<HTMLElement | null> }) {
  const t = useMessages(en);
  const skip = (event: MouseEvent) => {
    // Adds no history entry: Back still leads to the previous screen.
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <a href="#main" className={skipStyles.skip} onClick={skip}>
      {t('ui.screen.skip')}
    </a>
  );
}

// Product name: the initial document title.
let product: string | undefined;

function useDocumentTitle(title: string): void {
  useEffect(() => {
    product ??= document.title;
    document.title = product && product !== title ? `${title} | ${product}` : title;
  }, [title]);
}

// Per router, the key of the location of the page load: there the browser's default focus is right, until the learner
// leaves it. Returning to it is a screen change.
const arrivals = new WeakMap<object, string>();
const left = '';

/** Time for content that moves the focus itself, in milliseconds. */
const ownFocusMs = 1_000;

/**
 * Moves the focus to the title after a screen change, once the screen is `there`. After a step within a path, which
 * has another `name`, only if the focused control was removed. With `isLate` the content goes first, so that a screen reader
 * reads a single heading.
 */
function useTitleFocus(
  title: RefObject<HTMLElement | null>,
  name: string,
  there: boolean,
  isLate: boolean,
): void {
  const { key, pathname } = useLocation();
  const { navigator } = useContext(NavigationContext);
  const shown = useRef(pathname);
  // Where the page was opened, the focus is at its start until the learner moves it.
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = () => void (hadFocus.current = true);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const arrived = (arrivals.get(navigator) ?? key) === key;
    arrivals.set(navigator, arrived ? key : left);
    const moved = shown.current !== pathname;
    shown.current = pathname;
    const isLost = focusIsLost() && (!arrived || hadFocus.current);
    if (!there || !((moved && !arrived) || isLost)) return undefined;
    const take = () => title.current?.focus({ preventScroll: true });
    if (!isLate) return take();
    const timer = setTimeout(() => focusIsLost() && take(), ownFocusMs);
    return () => clearTimeout(timer);
    // A change of the query alone leaves the focus where it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, name]);
}

/** Whether the focused control was removed. */
function focusIsLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest('[data-screen-title]') !== null;
}
