import { rules } from '../rules.ts';
import type { RunQuestion } from './run-state.ts';

/**
 * Whether a star for this question would count on boards: not without a clock (D199), and not when the answer
 * came faster than anybody reads (T19). A question can be read from the moment the one before closed, whose answer
 * brings it along: a slow network that delays only the opening makes no honest child look too fast.
 *
 * @param readableAt when the question could be read first, in epoch milliseconds
 */
export function isRankedAnswer(question: RunQuestion, readableAt: number, now: number): boolean {
  return question.deadlineAt !== null && now - readableAt >= rules.leastThinkingMs;
}
