import type { Failure } from './responses.ts';
import type { Phase } from './phase.ts';
import type { RunEffect } from './run-effect.ts';
import { sendingOf, type RunState } from './run-state.ts';

/** A new state and the effects that it asks for. */
export interface Step {
  readonly state: RunState;
  readonly effects: readonly RunEffect[];
}

export function stay(state: RunState): Step {
  return { state, effects: [] };
}

export function toPhase(state: RunState, phase: Phase, ...effects: readonly RunEffect[]): Step {
  return { state: { ...state, phase }, effects };
}

export function withEffects(step: Step, ...effects: readonly RunEffect[]): Step {
  return { ...step, effects: [...step.effects, ...effects] };
}

/** The step with its state remembered before anything is sent, so that a crash in between loses nothing. */
export function remembered(step: Step): Step {
  const { runId, notes } = step.state;
  // Without a run there is nothing that a memory could belong to.
  if (runId === null) return step;
  const memory = { runId, pending: sendingOf(step.state)?.submission ?? null, notes };
  return { ...step, effects: [{ type: 'remember', memory }, ...step.effects] };
}

/** A key for a new action, and the state without it. */
export function withNewKey(state: RunState): { readonly key: string; readonly state: RunState } {
  const keysUsed = state.keysUsed + 1;
  return { key: `${state.seed}-${keysUsed}`, state: { ...state, keysUsed } };
}

export function load(state: RunState): Step {
  return toPhase(
    { ...state, currentId: null, inPlay: null, closing: null },
    { name: 'loading' },
    { type: 'load' },
  );
}

/** Takes the server's state after a refusal. After the second refusal in a row the learner has to ask for it. */
export function reload(state: RunState, failure: Failure): Step {
  const refusals = state.refusals + 1;
  const next = { ...state, refusals };
  const step = refusals > 1 ? toPhase(next, { name: 'load-failed', failure }) : load(next);
  return withEffects(step, { type: 'forget' });
}
