import type { ReadingReport } from '../offline/endpoints.ts';

/** Idle timeout after the last touch, key or scroll, in milliseconds. */
const idleMs = 90_000;

/** Shortest reported time, in milliseconds. */
const leastMs = 1_000;

/** Measures the time in which a page is visible and its reader active. Times are milliseconds since 1970. */
export interface ReadingClock {
  /** Records activity, or the return to the page. */
  readonly act: (now: number) => void;
  readonly hide: (now: number) => void;
  /** The report so far; null for a glance. */
  readonly report: (now: number) => ReadingReport | null;
}

export function createReadingClock(began: number): ReadingClock {
  let activeMs = 0;
  let span: { start: number; last: number } | null = { start: began, last: began };
  const until = (now: number) => (span ? Math.min(now, span.last + idleMs) - span.start : 0);
  return {
    act: (now) => {
      if (span && now <= span.last + idleMs) span.last = now;
      else {
        activeMs += until(now);
        span = { start: now, last: now };
      }
    },
    hide: (now) => {
      activeMs += until(now);
      span = null;
    },
    report: (now) => {
      const milliseconds = Math.round(activeMs + until(now));
      return milliseconds < leastMs ? null : { milliseconds, began_at: new Date(began).toISOString() };
    },
  };
}
