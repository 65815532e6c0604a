import type { Moment } from './chapter.ts';

/** When the open question ends, by the injected clock. */
export interface Deadline {
  readonly quizId: string;
  readonly at: Moment;
  /** Milliseconds of the whole clock, for the bar. */
  readonly totalMs: number;
}

/**
 * The deadline that the server's remaining time means now. Each response bounds it from above (it travelled),
 * so for one question the earliest stands.
 */
export function fixDeadline(
  before: Deadline | null,
  quizId: string,
  remainingMs: number | null,
  questionMs: number | null,
  now: Moment,
): Deadline | null {
  if (remainingMs === null) return null;
  const same = before?.quizId === quizId ? before : null;
  const at = Math.min(now + remainingMs, same?.at ?? Infinity);
  return { quizId, at, totalMs: same?.totalMs ?? Math.max(questionMs ?? 0, remainingMs) };
}

/** Milliseconds left; never below 0. */
export function remainingMs(deadline: Deadline, now: Moment) {
  return Math.max(0, deadline.at - now);
}
