import { afterPaint } from '@sirah-trails/ui';

/** What the learner may do next, and what takes the page from them. */
const nextThings = ['pointerdown', 'keydown', 'click', 'submit', 'visibilitychange', 'pagehide'] as const;

/** Keeps a choice once the frame that shows it is painted; before that if the learner does the next thing, or the page is hidden. */
export function keepAfterPaint(keep: () => void): void {
  const stop = new AbortController();
  const keepOnce = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    keep();
  };
  for (const name of nextThings) addEventListener(name, keepOnce, { capture: true, signal: stop.signal });
  afterPaint(keepOnce);
}
