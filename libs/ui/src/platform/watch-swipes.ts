/** Minimum horizontal distance of a swipe, in CSS pixels. */
const swipePx = 60;

/**
 * Reports horizontal swipes over an element. Two fingers zoom and are ignored.
 * @returns a function that stops it
 */
export function watchSwipes(element: HTMLElement, onSwipe: (isToTheLeft: boolean) => void): () => void {
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
