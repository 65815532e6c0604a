import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';

/** How long the content of a screen may take to reach the height that it had, in milliseconds. */
const patienceMs = 3000;

/**
 * A way back, of the browser or of the screen, finds the page where it was left; every other navigation begins at its top. A changed
 * query in place does not move it.
 */
export function useScrollPosition(): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef<Location | null>(null);
  const tops = useRef(new Map<string, number>());
  const stop = useRef(() => {});
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      const { key, pathname } = shown.current ?? {};
      for (const name of [key, pathname]) if (name) tops.current.set(name, page().scrollTop);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    const isInPlace = before?.pathname === location.pathname && type === NavigationType.Replace;
    if (isInPlace || before?.key === location.key) return;
    stop.current();
    // The first screen is at its top, and a scroll would have the browser lay it out before its colours are known.
    if (before) page().scrollTop = 0;
    const top = before && tops.current.get(type === NavigationType.Pop ? location.key : wayBackTo(location));
    if (top) stop.current = restore(top);
  }, [location, type]);
  useEffect(() => () => stop.current(), []);
}

/** The name under which the position is known where the way back of a screen has led here; none after a step forward. */
function wayBackTo({ pathname, state }: Location): string {
  return typeof state === 'object' && state !== null && 'wayBack' in state ? pathname : '';
}

/**
 * Scrolls to `top` as soon as the page is that high. The learner's own touch, key or wheel ends it, and so does the time.
 *
 * @returns a function that ends it
 */
function restore(top: number): () => void {
  const end = new AbortController();
  const scroll = () => {
    page().scrollTop = top;
  };
  const observer = new ResizeObserver(scroll);
  // What moves the page as it appears, as a map does to its current place, comes first.
  const frame = requestAnimationFrame(scroll);
  const timer = setTimeout(() => end.abort(), patienceMs);
  for (const touch of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(touch, () => end.abort(), { signal: end.signal, passive: true });
  end.signal.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  });
  scroll();
  observer.observe(document.body);
  return () => end.abort();
}

function page() {
  return document.documentElement;
}
