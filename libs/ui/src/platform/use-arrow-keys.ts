import { useEffect, useEffectEvent, type RefObject } from 'react';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right arrow keys step through items, in text direction. */
export function useArrowKeys(target: RefObject<HTMLElement | null>, onStep: (by: 1 | -1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent, element: HTMLElement) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onStep(getComputedStyle(element).direction === 'rtl' ? (by === 1 ? -1 : 1) : by);
  });
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const listen = (event: KeyboardEvent) => press(event, element);
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [target]);
}
