import { draftOf } from '../question-registry.ts';
import type { Failure } from './responses.ts';
import type { Phase } from './phase.ts';
import type { RunEffect } from './run-effect.ts';
import { sendingOf, type RunMemory, type RunState } from './run-state.ts';

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

/** A sound, with whether its chapter is quiet. */
export function sound({ quiet }: RunState, name: 'correct' | 'incorrect'): RunEffect {
  return { type: 'sound', sound: name, quiet };
}

/** The step with its state remembered before anything is sent, so that a crash in between loses nothing. */
export function remembered(step: Step): Step {
  const { runId, notes } = step.state;
  // Without a run there is nothing that a memory could belong to.
  if (runId === null) return step;
  const pending = sendingOf(step.state)?.submission ?? null;
  const draft = draftIn(step.state);
  const memory = { runId, pending, notes, ...(draft && { draft }) };
  return { ...step, effects: [{ type: 'remember', memory }, ...step.effects] };
}

/** What is put in and not sent; undefined where that is nothing. */
function draftIn({ inPlay, currentId, closing, phase }: RunState): RunMemory['draft'] {
  const input = inPlay && !closing && phase.name !== 'time-up' ? draftOf(inPlay) : null;
  return input === null || currentId === null ? undefined : { quizId: currentId, input };
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

/** The question waits in a try of the learner: practice of it stays refused until that is over (D217). */
const waitsElsewhere = 'QUIZ_OPEN';

/** Takes the server's state after a refusal. After the second refusal in a row the learner has to ask for it. */
export function reload(state: RunState, failure: Failure): Step {
  const refusals = state.refusals + 1;
  const next = { ...state, refusals };
  const step =
    refusals > 1 || failure.code === waitsElsewhere
      ? toPhase(next, { name: 'load-failed', failure })
      : load(next);
  return withEffects(step, { type: 'forget' });
}
