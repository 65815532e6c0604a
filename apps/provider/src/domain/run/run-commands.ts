import { startClock } from './question-clock.ts';
import { nextQuestion, phaseOf, questionOf, type Run } from './run.ts';

/** `RUN_FAILED` means: abandon the run first. */
export type OpenRefusal = 'CHAPTER_PASSED' | 'RUN_FAILED' | 'QUIZ_LOCKED';

export type Opened = { readonly run: Run; readonly refusal: null } | { readonly refusal: OpenRefusal };

/**
 * Opens a question in order (D197): only the first open starts its clock. Requires `expireQuestion` at the same `now`
 * before.
 *
 * @param limitMs time for a question; null without a clock
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
 * Abandons a failed run, so that the chapter can be played again (D124, T17). Refuses a running run, which would
 * allow previews of questions, and a passed run unless the chapter is replayable (D204). Stars stay.
 */
export function abandon(run: Run, now: number, replayable = false): Abandoned {
  const phase = phaseOf(run);
  if (phase === 'playing') return { refusal: 'RUN_IN_PROGRESS' };
  if (phase === 'passed' && !replayable) return { refusal: 'CHAPTER_PASSED' };
  return { run: { ...run, abandonedAt: now }, refusal: null };
}
