import { second } from '../../kernel/time.ts';
import { rules } from '../rules.ts';
import { openQuestion, type QuestionOutcome, type Run, type RunQuestion, withQuestion } from './run.ts';

/**
 * Starts the question's clock at `at` (D197). Only extra time moves the deadline later (D215).
 *
 * @param limitMs null without a clock: the question never expires
 */
export function startClock<State extends Run>(
  run: State,
  question: RunQuestion,
  at: number,
  limitMs: number | null,
): State {
  const deadlineAt = limitMs === null ? null : at + limitMs;
  return withQuestion(run, { ...question, openedAt: at, deadlineAt });
}

/** True after the deadline and the network grace (T15). */
export function isLate(question: RunQuestion, now: number): boolean {
  return question.deadlineAt !== null && now > question.deadlineAt + rules.graceMs;
}

/** Milliseconds until the deadline; 0 in the grace, null without a clock. */
export function remainingMs(question: RunQuestion, now: number): number | null {
  return question.deadlineAt === null ? null : Math.max(0, question.deadlineAt - now);
}

/**
 * Closes the question: a right answer gives a star, any other outcome costs a life.
 *
 * @param ranked true if the star counts on boards
 */
export function closeQuestion<State extends Run>(
  run: State,
  question: RunQuestion,
  outcome: QuestionOutcome,
  at: number,
  ranked = true,
): State {
  const right = outcome === 'right';
  const { mostStars } = run.mode;
  return {
    ...withQuestion(run, { ...question, outcome, closedAt: at }),
    stars: Math.min(mostStars, run.stars + (right ? 1 : 0)),
    rankedStars: Math.min(mostStars, run.rankedStars + (right && ranked ? 1 : 0)),
    lives: Math.max(0, run.lives - (right ? 0 : 1)),
    lastClosedAt: at,
  };
}

/** The run after the time passed, with the expired question, if any. */
export interface Expiry<State extends Run = Run> {
  readonly run: State;
  readonly expiredId: string | null;
}

/**
 * Closes an expired question without a client (D138, T15). It closes at its deadline regardless of the time of the
 * read, so repeated reads change nothing.
 */
export function expireQuestion<State extends Run>(run: State, now: number): Expiry<State> {
  const open = openQuestion(run);
  if (run.abandonedAt !== null || !open || open.deadlineAt === null || !isLate(open, now)) {
    return { run, expiredId: null };
  }
  return { run: closeQuestion(run, open, 'time_up', open.deadlineAt), expiredId: open.id };
}

/** Calm play: factor of the time limit, or no clock (D137 and D199). */
export type Calm = '1' | '1.5' | '2' | 'none';

const multipliers = { '1': 1, '1.5': 1.5, '2': 2, none: null } as const satisfies Record<Calm, number | null>;

/**
 * Time limit of a question in milliseconds; null without a clock.
 *
 * @param seconds of the difficulty
 */
export function timeLimitMs(seconds: number, calm: Calm): number | null {
  const multiplier = multipliers[calm];
  return multiplier === null ? null : seconds * second * multiplier;
}
