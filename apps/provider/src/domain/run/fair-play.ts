import { second } from '../../kernel/time.ts';
import { rules } from '../rules.ts';
import type { RunQuestion } from './run.ts';

/**
 * Whether a star for this question would count on boards: not without a clock (D199), and not when the answer
 * came faster than a question can be read (T19). A question can be read from the moment the one before closed, whose answer
 * brings it along: a slow network that delays only the opening makes no honest child look too fast.
 *
 * @param readableAt when the question could be read first, in epoch milliseconds
 */
export function isRankedAnswer(question: RunQuestion, readableAt: number, now: number): boolean {
  return question.deadlineAt !== null && now - readableAt >= rules.leastThinkingMs;
}

/** From when on answers count for the pace (T19), in epoch milliseconds. */
export function paceBegins(now: number): number {
  return now - second;
}

/**
 * How long to wait before the next answer is taken, in milliseconds; 0 when it may come now (T19).
 *
 * @param pacedAt when the oldest came of as many answers as one second allows; null with fewer within the last second
 */
export function waitForPaceMs(pacedAt: number | null, now: number): number {
  return pacedAt === null ? 0 : Math.max(1, pacedAt + second - now);
}
