import { applyTime } from '../state/apply-run.ts';
import type { Moment, Run } from '../state/responses.ts';
import { acceptsInput, type RunState } from '../state/run-state.ts';
import { stay, withEffects, type Step } from '../state/step.ts';

/** The question is read aloud: asks for the time that it takes to hear it, once for each question with a clock (D215). */
export function onReadAloud(state: RunState): Step {
  const { currentId, deadline, keysUsed } = state;
  if (currentId === null || deadline === null || !acceptsInput(state) || state.readAloudAt !== null)
    return stay(state);
  return withEffects(stay({ ...state, readAloudAt: keysUsed }), { type: 'read-aloud', quizId: currentId });
}

/** The new time. After an answer it is old: the result of that answer tells the time that counts. */
export function onTimeToHear(state: RunState, quizId: string, run: Run | null, now: Moment): Step {
  if (quizId !== state.currentId) return stay(state);
  // Not granted, or lost on the way: the next reading asks again.
  if (!run) return stay({ ...state, readAloudAt: null });
  const isOld = run.id !== state.runId || state.readAloudAt !== state.keysUsed;
  return stay(isOld ? state : applyTime(state, run, now));
}
