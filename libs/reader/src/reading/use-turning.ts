import { watchSwipes } from '@sirah-trails/ui';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { PageTurns } from './use-pages.ts';

const takesArrows = 'input, textarea, select, [role="radio"], [role="slider"], audio';
const overThePage = '[role="dialog"], [role="alertdialog"]';

/** Turns pages by arrow key and swipe, in text direction. Layout effects, to work from the first frame. */
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
    // A swipe to the left reveals the page on the right.
    return element ? watchSwipes(element, (isToTheLeft) => turn(isToTheLeft)) : undefined;
  }, [text]);
}

function isTaken(event: KeyboardEvent): boolean {
  const { target, altKey, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented } = event;
  const isOnControl = target instanceof Element && target.closest(takesArrows) !== null;
  const isModified = altKey || ctrlKey || metaKey || shiftKey;
  // A held key would turn all pages.
  return (
    isOnControl || isModified || repeat || defaultPrevented || document.querySelector(overThePage) !== null
  );
}
