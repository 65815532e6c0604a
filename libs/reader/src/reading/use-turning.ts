import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { PageTurns } from './use-pages.ts';

/** How far a finger moves along the line before it turns the page, in CSS pixels. */
const swipePx = 60;

const takesArrows = 'input, textarea, select, [role="radio"], [role="slider"], audio';
const overThePage = '[role="dialog"], [role="alertdialog"]';

/**
 * Turns pages by the arrow keys and by a swipe over the page. Both follow the direction of the text, and work from the first frame that
 * shows the page.
 */
export function useTurning(text: RefObject<HTMLElement | null>, { onNext, onBack }: PageTurns): void {
  const turn = useEffectEvent((isToTheRight: boolean) => {
    const isForward = isToTheRight === (getComputedStyle(document.documentElement).direction !== 'rtl');
    if (isForward) onNext();
    else onBack();
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!/^Arrow(Left|Right)$/.test(event.key) || isTaken(event)) return;
      turn(event.key === 'ArrowRight');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  useLayoutEffect(() => {
    const element = text.current;
    return element ? watchSwipes(element, (isToTheLeft) => turn(isToTheLeft)) : undefined;
  }, [text]);
}

function isTaken(event: KeyboardEvent): boolean {
  const { target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  const isOnControl = target instanceof Element && target.closest(takesArrows) !== null;
  const isModified = altKey || ctrlKey || metaKey || shiftKey;
  return isOnControl || isModified || defaultPrevented || document.querySelector(overThePage) !== null;
}

/** A finger that moves to the left brings what is to the right. Two fingers enlarge the page and turn none. */
function watchSwipes(element: HTMLElement, onSwipe: (isToTheLeft: boolean) => void): () => void {
  let begun: Touch | undefined;
  const start = ({ touches }: TouchEvent) => {
    begun = touches.length === 1 ? touches[0] : undefined;
  };
  const end = ({ changedTouches: [last] }: TouchEvent) => {
    if (!begun || !last) return;
    const x = last.clientX - begun.clientX;
    const y = last.clientY - begun.clientY;
    begun = undefined;
    if (Math.abs(x) >= swipePx && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0);
  };
  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  element.addEventListener('touchstart', start, options);
  element.addEventListener('touchend', end, options);
  return () => stop.abort();
}
