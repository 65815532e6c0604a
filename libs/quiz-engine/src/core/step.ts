import { memoryOf } from './run-memory.ts';
import type { RunEffect } from './run-effect.ts';
import type { Phase, RunState } from './run-state.ts';

/** A new state and what it wants done. */
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

/** The step, and its state remembered: before anything is sent, so that a crash in between loses nothing. */
export function remembered(step: Step): Step {
  const memory = memoryOf(step.state);
  return memory ? { ...step, effects: [{ type: 'remember', memory }, ...step.effects] } : step;
}

/** A key for a new action, and the state that will not give it out again. */
export function withNewKey(state: RunState): { readonly key: string; readonly state: RunState } {
  const keysUsed = state.keysUsed + 1;
  return { key: `${state.seed}-${keysUsed}`, state: { ...state, keysUsed } };
}
