import type { TouchEvent } from 'react';

/**
 * Clicks as the finger leaves, for what a learner taps again and again: the browser would first imitate a mouse, with seven events and
 * two changes of focus before the paint. The focus stays where it is. What is no plain tap stays with the browser: the finger left
 * elsewhere, or another one is down.
 *
 * @param target what is clicked; the element itself unless another is given
 */
export function clickOnTouchEnd(
  event: TouchEvent<HTMLElement>,
  target: HTMLElement = event.currentTarget,
): void {
  const finger = event.changedTouches[0];
  if (!finger || event.touches.length > 0 || !event.cancelable || !isWithin(event.currentTarget, finger))
    return;
  event.preventDefault();
  target.click();
}

function isWithin(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
