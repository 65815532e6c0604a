import { closeQuestion } from './close-question.ts';
import { isLate } from './question-clock.ts';
import { openQuestion, type RunState } from './run-state.ts';

/** The run after time has passed, and the question that ran out of it, if one did. */
export interface Expiry {
  readonly run: RunState;
  readonly expiredId: string | null;
}

/**
 * Closes the open question once its time is over, without any client (D138, T15). It closes at its deadline,
 * not when somebody looks: looking later or more often changes nothing.
 */
export function expireQuestion(run: RunState, now: number): Expiry {
  const open = openQuestion(run);
  if (run.putAwayAt !== null || !open || open.deadlineAt === null || !isLate(open, now)) {
    return { run, expiredId: null };
  }
  return { run: closeQuestion(run, open, 'time_up', open.deadlineAt), expiredId: open.id };
}
