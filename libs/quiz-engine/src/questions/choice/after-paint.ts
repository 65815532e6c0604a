/** What the learner may do next, and what takes the page from them. */
const nextThings = ['pointerdown', 'keydown', 'click', 'submit', 'visibilitychange', 'pagehide'] as const;

/**
 * Acts when the frame that shows a choice is painted. What would need the choice does not wait: `act` runs before the next thing that
 * the learner does, and before the page is hidden.
 */
export function afterPaint(act: () => void): void {
  const stop = new AbortController();
  const actOnce = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    act();
  };
  for (const name of nextThings) addEventListener(name, actOnce, { capture: true, signal: stop.signal });
  requestAnimationFrame(() => setTimeout(actOnce));
}
