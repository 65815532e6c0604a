import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

const swipePx = 30;
const lockMs = 700;
const keys = new Set(['ArrowDown', 'PageDown', ' ', 'Enter']);

/**
 * Calls `onForward` for wheel, swipe up, forward keys and button presses.
 *
 * @returns the function for a press. Each step locks all of them for 700 ms.
 */
export function useForwardGestures(target: RefObject<HTMLElement | null>, onForward: () => void): () => void {
  const locked = useRef(false);
  const forward = () => {
    if (locked.current) return;
    locked.current = true;
    setTimeout(() => (locked.current = false), lockMs);
    onForward();
  };
  const go = useEffectEvent(forward);
  useEffect(() => (target.current ? watchGestures(target.current, () => go()) : undefined), [target]);
  return forward;
}

function watchGestures(element: HTMLElement, go: () => void): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  let start: number | null = null;
  const goAtEnd = () => {
    if (isAtEnd(element)) go();
  };
  element.addEventListener('wheel', ({ deltaY }) => deltaY > 0 && goAtEnd(), { signal, passive: true });
  element.addEventListener(
    'touchstart',
    ({ touches }) => (start = isAtEnd(element) ? height(touches) : null),
    {
      signal,
      passive: true,
    },
  );
  element.addEventListener(
    'touchend',
    ({ changedTouches }) => {
      if (start !== null && start - (height(changedTouches) ?? start) > swipePx) go();
    },
    { signal },
  );
  element.addEventListener(
    'keydown',
    (event) => {
      // Buttons handle their own keys.
      if (event.target instanceof HTMLButtonElement && !event.key.endsWith('Down')) return;
      if (keys.has(event.key) && !event.repeat) go();
    },
    { signal },
  );
  return () => watch.abort();
}

/** Single-finger position; two fingers zoom. */
function height(touches: TouchList): number | null {
  return touches.length === 1 ? (touches[0]?.clientY ?? null) : null;
}

/** Gestures scroll overflowing text first. */
function isAtEnd({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean {
  return scrollTop + clientHeight >= scrollHeight - 1;
}
