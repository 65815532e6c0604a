import type { FinishWay } from './run-effect.ts';
import type { RunState } from './run-state.ts';
import { toPhase, type Step } from './step.ts';

/** Ends the run: nothing of it has to outlive a reload, and the host leads on. */
export function finish(state: RunState, way: FinishWay): Step {
  const { stars, lives } = state;
  return toPhase(state, { name: 'finished' }, { type: 'forget' }, { type: 'finish', way, stars, lives });
}
