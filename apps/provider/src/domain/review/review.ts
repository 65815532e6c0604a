import { day } from '../../kernel/time.ts';
import { rules } from '../rules.ts';

/** How a question stood at its last review. */
export interface Review {
  /** Right answers in a row; 0 after a wrong one. */
  readonly step: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A question that the learner has got wrong in a chapter or a game. */
export interface Mistake {
  /** The last time, epoch milliseconds. */
  readonly at: number;
  /** Its last review; null before the first. */
  readonly review: Review | null;
}

/** When the question comes back, epoch milliseconds: after 1, 3, 7 and 21 days, then no more (null). A new mistake begins again (D233). */
export function dueAt(mistake: Mistake): number | null {
  const { step, at } = currentReview(mistake);
  const days = rules.reviewDays[step];
  return days === undefined ? null : at + days * day;
}

/** Whether the question is to be reviewed now (D233). */
export function isDue(mistake: Mistake, now: number): boolean {
  const at = dueAt(mistake);
  return at !== null && at <= now;
}

/** The review after an answer; null where it changes nothing, because the question is not due: it may be an answer sent again. */
export function reviewed(mistake: Mistake, isRight: boolean, now: number): Review | null {
  if (!isDue(mistake, now)) return null;
  return { step: isRight ? currentReview(mistake).step + 1 : 0, at: now };
}

/** A mistake after the last review makes it void. */
function currentReview({ at, review }: Mistake): Review {
  return review && review.at > at ? review : { step: 0, at };
}
