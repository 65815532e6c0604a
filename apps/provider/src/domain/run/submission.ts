import { second } from '../../kernel/time.ts';
import type { AnswerScore } from '../answer.ts';
import { rules } from '../rules.ts';
import { closeQuestion, expireQuestion, isLate, startClock } from './question-clock.ts';
import { nextQuestion, phaseOf, questionOf, type Run, type RunQuestion } from './run.ts';

/** The mark of the question's type, or that the learner ran out of time. */
export type SubmissionCode = AnswerScore['code'] | 'TIME_UP';

/** What a submission did to the run. */
export interface Counted<State extends Run = Run> {
  readonly kind: 'counted';
  readonly run: State;
  /** As it counted: a late answer counts as TIME_UP, whatever its mark. */
  readonly code: SubmissionCode;
  readonly star: 0 | 1;
  readonly lifeLost: 0 | 1;
  /** Whether its star counts on boards. */
  readonly ranked: boolean;
}

export type Submitted<State extends Run = Run> =
  | Counted<State>
  /** The question was closed before: its stored result is given again. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'refused'; readonly refusal: 'QUIZ_NOT_OPEN' | 'QUIZ_LOCKED' };

/**
 * One submission (B4.2-B4.6, B4.10). The run must have been settled by `expireQuestion` at the same `now`. An answer
 * to the next question without an open counts from the previous close (D197).
 *
 * @param limitMs time for one question; null without a clock
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

/** The question stays open while there are lives (D113); the last life closes it. */
function wrong<State extends Run>(run: State, question: RunQuestion, now: number): State {
  return run.lives > 1 ? { ...run, lives: run.lives - 1 } : closeQuestion(run, question, 'wrong', now);
}

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
