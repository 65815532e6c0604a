import { rules } from '../rules.ts';
import { type RunQuestion, type RunState, withQuestion } from './run-state.ts';

/**
 * The run with this question's clock started at `at`; the deadline never moves again (D197).
 *
 * @param limitMs null for no clock: the question then never runs out of time
 */
export function startClock(
  run: RunState,
  question: RunQuestion,
  at: number,
  limitMs: number | null,
): RunState {
  const deadlineAt = limitMs === null ? null : at + limitMs;
  return withQuestion(run, { ...question, openedAt: at, deadlineAt });
}

/** Whether an answer now would be too late: after the deadline and the grace for the network (T15). */
export function isLate(question: RunQuestion, now: number): boolean {
  return question.deadlineAt !== null && now > question.deadlineAt + rules.graceMs;
}

/** Milliseconds until the deadline; 0 in the grace, null without a clock. */
export function remainingMs(question: RunQuestion, now: number): number | null {
  return question.deadlineAt === null ? null : Math.max(0, question.deadlineAt - now);
}
