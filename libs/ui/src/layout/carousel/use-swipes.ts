import { type RefObject, useEffect, useEffectEvent } from 'react';
import { watchSwipes } from '../../platform/watch-swipes.ts';

/** A finger that moves towards the start of the line steps on, one that moves towards its end steps back. */
export function useSwipes(target: RefObject<HTMLElement | null>, onStep: (by: 1 | -1) => void): void {
  const swipe = useEffectEvent((isToTheLeft: boolean, element: HTMLElement) => {
    const isLeftward = getComputedStyle(element).direction !== 'rtl';
    onStep(isToTheLeft === isLeftward ? 1 : -1);
  });
  useEffect(() => {
    const element = target.current;
    return element ? watchSwipes(element, (isToTheLeft) => swipe(isToTheLeft, element)) : undefined;
  }, [target]);
}
