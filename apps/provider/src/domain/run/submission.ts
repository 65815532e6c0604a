import { second } from '../../kernel/time.ts';
import type { AnswerScore } from '../answer.ts';
import { rules } from '../rules.ts';
import { closeQuestion, expireQuestion, isLate, startClock } from './question-clock.ts';
import { nextQuestion, phaseOf, questionOf, type Run, type RunQuestion } from './run.ts';

/** Score code of the question's type, or TIME_UP. */
export type SubmissionCode = AnswerScore['code'] | 'TIME_UP';

/** Effect of a submission on the run. */
export interface Counted<State extends Run = Run> {
  readonly kind: 'counted';
  readonly run: State;
  /** Effective code: a late answer counts as TIME_UP, whatever its score. */
  readonly code: SubmissionCode;
  readonly star: 0 | 1;
  readonly lifeLost: 0 | 1;
  /** True if the star counts on boards. */
  readonly ranked: boolean;
}

export type Submitted<State extends Run = Run> =
  | Counted<State>
  /** The question was already closed: returns its stored result. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'refused'; readonly refusal: 'QUIZ_NOT_OPEN' | 'QUIZ_LOCKED' };

/**
 * Applies a submission (B4.2-B4.6, B4.10). Requires `expireQuestion` at the same `now` before. An answer to the next
 * question without an open counts from the previous close (D197).
 *
 * @param limitMs time for a question; null without a clock
 */
export function submit<State extends Run>(
  run: State,
  questionId: string,
  code: SubmissionCode,
  now: number,
  limitMs: number | null,
): Submitted<State> {
  const question = questionOf(run, questionId);
  if (question?.outcome) return { kind: 'repeated' };
  if (phaseOf(run) !== 'playing') return { kind: 'refused', refusal: 'QUIZ_NOT_OPEN' };
  if (!question || question !== nextQuestion(run)) return { kind: 'refused', refusal: 'QUIZ_LOCKED' };
  const clocked = question.openedAt === null ? startClock(run, question, run.lastClosedAt, limitMs) : run;
  return count(clocked, questionOf(clocked, questionId) ?? question, code, now);
}

function count<State extends Run>(
  run: State,
  question: RunQuestion,
  code: SubmissionCode,
  now: number,
): Counted<State> {
  const ranked = isRankedAnswer(question, run.lastClosedAt, now);
  if (isLate(question, now)) {
    return {
      kind: 'counted',
      run: expireQuestion(run, now).run,
      code: 'TIME_UP',
      star: 0,
      lifeLost: 1,
      ranked,
    };
  }
  const counted = { kind: 'counted', code, ranked } as const;
  switch (code) {
    case 'PARTIAL_ANSWERS_CORRECT':
      return { ...counted, run, star: 0, lifeLost: 0 };
    case 'ALL_ANSWERS_CORRECT':
      return { ...counted, run: closeQuestion(run, question, 'right', now, ranked), star: 1, lifeLost: 0 };
    case 'TIME_UP':
      return { ...counted, run: closeQuestion(run, question, 'time_up', now), star: 0, lifeLost: 1 };
    case 'WRONG_ANSWER':
      return { ...counted, run: wrong(run, question, now), star: 0, lifeLost: 1 };
  }
}

/** The question stays open while lives remain (D113); the last life closes it. */
function wrong<State extends Run>(run: State, question: RunQuestion, now: number): State {
  return run.lives > 1 ? { ...run, lives: run.lives - 1 } : closeQuestion(run, question, 'wrong', now);
}

/**
 * True if a star for this question counts on boards: not without a clock (D199), and not for an answer faster than
 * reading (T19). A question is readable from the previous close, whose response includes it, so a slow request to
 * open it does not make an honest answer look too fast.
 *
 * @param readableAt earliest time to read the question, epoch milliseconds
 */
export function isRankedAnswer(question: RunQuestion, readableAt: number, now: number): boolean {
  return question.deadlineAt !== null && now - readableAt >= rules.leastThinkingMs;
}

/** Start of the window for the answer rate (T19), epoch milliseconds. */
export function paceBegins(now: number): number {
  return now - second;
}

/**
 * Milliseconds until the next answer is accepted; 0 if it is accepted now (T19).
 *
 * @param pacedAt time of the oldest answer in a full window; null if the last second has fewer answers
 */
export function waitForPaceMs(pacedAt: number | null, now: number): number {
  return pacedAt === null ? 0 : Math.max(1, pacedAt + second - now);
}
