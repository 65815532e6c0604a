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

export type Abandoned =
  | { readonly run: Run; readonly refusal: null }
  | { readonly refusal: 'CHAPTER_PASSED' | 'RUN_IN_PROGRESS' };

/**
 * Abandons a failed run, so that the chapter can be played again (D124, T17). Only a failed one: abandoning a run under way would be a
 * way to preview questions, and a passed one holds stars. They stay, so a passed one may go where the chapter is replayable (D204).
 */
export function abandon(run: Run, now: number, replayable = false): Abandoned {
  const phase = phaseOf(run);
  if (phase === 'playing') return { refusal: 'RUN_IN_PROGRESS' };
  if (phase === 'passed' && !replayable) return { refusal: 'CHAPTER_PASSED' };
  return { run: { ...run, abandonedAt: now }, refusal: null };
}
