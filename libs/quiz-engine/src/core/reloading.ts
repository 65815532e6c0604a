import type { Failure } from './chapter.ts';
import type { RunState } from './run-state.ts';
import { toPhase, withEffects, type Step } from './step.ts';

export function load(state: RunState): Step {
  return toPhase({ ...state, currentId: null, closing: null }, { name: 'loading' }, { type: 'load' });
}

/** The server's state is not ours: take its state. Refused twice in a row, it is the learner's turn to ask. */
export function reload(state: RunState, failure: Failure): Step {
  const refusals = state.refusals + 1;
  const next = { ...state, refusals };
  const step = refusals > 1 ? toPhase(next, { name: 'load-failed', failure }) : load(next);
  return withEffects(step, { type: 'forget' });
}
