import type { Mark } from '../questions/question-type.ts';
import { closeQuestion } from './close-question.ts';
import { expireQuestion } from './expire-question.ts';
import { isLate, startClock } from './question-clock.ts';
import { isRankedAnswer } from './ranked-star.ts';
import { nextQuestion, phaseOf, questionOf, type RunQuestion, type RunState } from './run-state.ts';

/** The mark of the scorer, or that the learner ran out of time. */
export type AttemptCode = Mark['code'] | 'TIME_UP';

/** What an attempt did to the run. */
export interface Attempted {
  readonly kind: 'counted';
  readonly run: RunState;
  /** As it counted: a late answer counts as TIME_UP, whatever the scorer said. */
  readonly code: AttemptCode;
  readonly star: 0 | 1;
  readonly lifeLost: 0 | 1;
  /** Whether its star counts on boards. */
  readonly ranked: boolean;
}

export type Submitted =
  | Attempted
  /** The question was closed before: its stored result is given again. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'refused'; readonly refusal: 'QUIZ_NOT_OPEN' | 'QUIZ_LOCKED' };

/**
 * One submission (B4.2-B4.6, B4.10). The run must have been settled by `expireQuestion` at the same `now`. An answer
 * to the next question without an open counts from the previous close (D197).
 *
 * @param limitMs time for one question; null without a clock
 */
export function submitAttempt(
  run: RunState,
  questionId: string,
  code: AttemptCode,
  now: number,
  limitMs: number | null,
): Submitted {
  const question = questionOf(run, questionId);
  if (question?.outcome) return { kind: 'repeated' };
  if (phaseOf(run) !== 'playing') return { kind: 'refused', refusal: 'QUIZ_NOT_OPEN' };
  if (!question || question !== nextQuestion(run)) return { kind: 'refused', refusal: 'QUIZ_LOCKED' };
  const clocked = question.openedAt === null ? startClock(run, question, run.lastClosedAt, limitMs) : run;
  return attempt(clocked, questionOf(clocked, questionId) ?? question, code, now);
}

function attempt(run: RunState, question: RunQuestion, code: AttemptCode, now: number): Attempted {
  const ranked = isRankedAnswer(question, run.lastClosedAt, now);
  const counted = (after: RunState, star: 0 | 1, lifeLost: 0 | 1, as = code): Attempted => {
    return { kind: 'counted', run: after, code: as, star, lifeLost, ranked };
  };
  if (isLate(question, now)) return counted(expireQuestion(run, now).run, 0, 1, 'TIME_UP');
  switch (code) {
    case 'PARTIAL_ANSWERS_CORRECT':
      return counted(run, 0, 0);
    case 'ALL_ANSWERS_CORRECT':
      return counted(closeQuestion(run, question, 'right', now, ranked), 1, 0);
    case 'TIME_UP':
      return counted(closeQuestion(run, question, 'time_up', now), 0, 1);
    case 'WRONG_ANSWER':
      return counted(wrong(run, question, now), 0, 1);
  }
}

/** The question stays open while there are lives (D113); the last life closes it. */
function wrong(run: RunState, question: RunQuestion, now: number): RunState {
  return run.lives > 1 ? { ...run, lives: run.lives - 1 } : closeQuestion(run, question, 'wrong', now);
}
