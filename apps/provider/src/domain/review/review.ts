import { day } from '../../kernel/time.ts';
import { dayLater, localDay } from '../days/local-day.ts';
import { rules } from '../rules.ts';

/** Result of a question's last review. */
export interface Review {
  /** Consecutive right answers; 0 after a wrong answer. */
  readonly step: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A question that the learner answered wrong in a chapter or a game. */
export interface Mistake {
  /** Last wrong answer, epoch milliseconds. */
  readonly at: number;
  /** Null before the first review. */
  readonly review: Review | null;
}

/**
 * Next review, epoch milliseconds: after 1, 3, 7 and 21 days, then null. A new mistake restarts the intervals (D233).
 */
export function dueAt(mistake: Mistake): number | null {
  const { step, at } = currentReview(mistake);
  const days = rules.reviewDays[step];
  return days === undefined ? null : at + days * day;
}

/** Whether a mistake that is not due yet comes back by the end of tomorrow in the learner's time zone (D233, D248). */
export function isDueTomorrow(mistake: Mistake, timeZone: string | null, now: number): boolean {
  const at = dueAt(mistake);
  if (at === null || at <= now) return false;
  return localDay(timeZone, at) <= dayLater(localDay(timeZone, now), 1);
}

export function isDue(mistake: Mistake, now: number): boolean {
  const at = dueAt(mistake);
  return at !== null && at <= now;
}

/** The review after an answer; null for a question that is not due: the answer may be a repeat. */
export function reviewed(mistake: Mistake, isRight: boolean, now: number): Review | null {
  if (!isDue(mistake, now)) return null;
  return { step: isRight ? currentReview(mistake).step + 1 : 0, at: now };
}

/** A mistake after the last review voids it. */
function currentReview({ at, review }: Mistake): Review {
  return review && review.at > at ? review : { step: 0, at };
}
