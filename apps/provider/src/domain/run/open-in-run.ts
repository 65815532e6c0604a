import { startClock } from './question-clock.ts';
import { nextQuestion, phaseOf, questionOf, type Run } from './run.ts';

/** `RUN_FAILED` asks to abandon the run first. */
export type OpenRefusal = 'CHAPTER_PASSED' | 'RUN_FAILED' | 'QUIZ_LOCKED';

export type Opened = { readonly run: Run; readonly refusal: null } | { readonly refusal: OpenRefusal };

/**
 * Opens a question (D197): the first open starts its clock, each later one finds it as it is. Questions open in
 * order. The run must have been settled by `expireQuestion` at the same `now`.
 *
 * @param limitMs time for one question; null without a clock
 */
export function openInRun(run: Run, questionId: string, now: number, limitMs: number | null): Opened {
  const phase = phaseOf(run);
  const question = questionOf(run, questionId);
  if (phase === 'passed') return { refusal: 'CHAPTER_PASSED' };
  if (question && question.openedAt !== null) return { run, refusal: null };
  if (phase === 'failed') return { refusal: 'RUN_FAILED' };
  if (!question || question !== nextQuestion(run)) return { refusal: 'QUIZ_LOCKED' };
  return { run: startClock(run, question, now, limitMs), refusal: null };
}
