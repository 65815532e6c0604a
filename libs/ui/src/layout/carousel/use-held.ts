import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

type Holder = 'pointer' | 'finger' | 'focus';

/**
 * Whether something keeps a carousel from moving on by itself: the pointer over it, a finger or the focus on it, or that nobody sees
 * the page. The focus on what carries `data-rotation`, the button that stops and starts it, does not count.
 */
export function useHeld(carousel: RefObject<HTMLElement | null>): boolean {
  const [holders, setHolders] = useState<ReadonlySet<Holder>>(new Set());
  const isHidden = useSyncExternalStore(watchVisibility, pageIsHidden);
  useEffect(() => {
    const hold = (holder: Holder, holds: boolean) =>
      setHolders((all) => new Set([...all].filter((one) => one !== holder).concat(holds ? holder : [])));
    return carousel.current ? watchHolders(carousel.current, hold) : undefined;
  }, [carousel]);
  return isHidden || holders.size > 0;
}

function watchHolders(element: HTMLElement, hold: (holder: Holder, holds: boolean) => void): () => void {
  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  const release = () => hold('finger', false);
  // A finger leaves no pointer behind.
  element.addEventListener(
    'pointerenter',
    (event) => hold('pointer', event.pointerType !== 'touch'),
    options,
  );
  element.addEventListener('pointerleave', () => hold('pointer', false), options);
  element.addEventListener('touchstart', () => hold('finger', true), options);
  element.addEventListener('touchend', release, options);
  element.addEventListener('touchcancel', release, options);
  element.addEventListener('focusin', ({ target }) => hold('focus', !isRotation(target)), options);
  element.addEventListener('focusout', () => hold('focus', false), options);
  return () => stop.abort();
}

function isRotation(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-rotation]') !== null;
}

function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function pageIsHidden(): boolean {
  return document.hidden;
}
