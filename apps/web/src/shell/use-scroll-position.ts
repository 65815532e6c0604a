import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';

/** Time for a screen to reach its former height, in milliseconds. */
const restoreMs = 3000;

/**
 * Restores the scroll position on Back, of the browser or of the screen; other navigations start at the top. A query replaced in
 * place does not scroll.
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
    // The first screen is at its top; a scroll would force a layout before its colours are known.
    if (before) page().scrollTop = 0;
    const top = before && tops.current.get(type === NavigationType.Pop ? location.key : wayBackTo(location));
    if (top) stop.current = restore(top);
  }, [location, type]);
  useEffect(() => () => stop.current(), []);
}

/** Key of the stored position after a screen's own Back link; empty after other links. */
function wayBackTo({ pathname, state }: Location): string {
  return typeof state === 'object' && state !== null && 'wayBack' in state ? pathname : '';
}

/**
 * Scrolls to `top` as soon as the page is that high. Ends with the learner's touch, key or wheel, or after a timeout.
 *
 * @returns a function that ends it
 */
function restore(top: number): () => void {
  const end = new AbortController();
  const scroll = () => {
    page().scrollTop = top;
  };
  const observer = new ResizeObserver(scroll);
  // After screens that scroll on their first render, such as the map.
  const frame = requestAnimationFrame(scroll);
  const timer = setTimeout(() => end.abort(), restoreMs);
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
