import { second } from '../../kernel/time.ts';
import { rules } from '../rules.ts';
import { openQuestion, type QuestionOutcome, type Run, type RunQuestion, withQuestion } from './run.ts';

/**
 * The run with this question's clock started at `at` (D197). Only time to read moves the deadline afterwards (D215).
 *
 * @param limitMs null for no clock: the question then never runs out of time
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

/** Whether an answer now would be too late: after the deadline and the grace for the network (T15). */
export function isLate(question: RunQuestion, now: number): boolean {
  return question.deadlineAt !== null && now > question.deadlineAt + rules.graceMs;
}

/** Milliseconds until the deadline; 0 in the grace, null without a clock. */
export function remainingMs(question: RunQuestion, now: number): number | null {
  return question.deadlineAt === null ? null : Math.max(0, question.deadlineAt - now);
}

/**
 * The run with this question closed: a right one gives a star, every other one costs a life.
 *
 * @param ranked whether the star counts on boards
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

/** The run after time has passed, and the question that ran out of it, if one did. */
export interface Expiry<State extends Run = Run> {
  readonly run: State;
  readonly expiredId: string | null;
}

/**
 * Closes the open question once its time is over, without any client (D138, T15). It closes at its deadline, not when
 * it is read: reading later or more often changes nothing.
 */
export function expireQuestion<State extends Run>(run: State, now: number): Expiry<State> {
  const open = openQuestion(run);
  if (run.abandonedAt !== null || !open || open.deadlineAt === null || !isLate(open, now)) {
    return { run, expiredId: null };
  }
  return { run: closeQuestion(run, open, 'time_up', open.deadlineAt), expiredId: open.id };
}

/** Calm play: the usual time, more of it, or no clock (D137 and D199). */
export type Calm = '1' | '1.5' | '2' | 'none';

const multipliers = { '1': 1, '1.5': 1.5, '2': 2, none: null } as const satisfies Record<Calm, number | null>;

/**
 * Time for one question in milliseconds; null without a clock.
 *
 * @param seconds of the difficulty
 */
export function timeLimitMs(seconds: number, calm: Calm): number | null {
  const multiplier = multipliers[calm];
  return multiplier === null ? null : seconds * second * multiplier;
}
