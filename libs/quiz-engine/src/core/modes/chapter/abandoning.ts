import { finish } from '../../state/finish.ts';
import type { Failure } from '../../state/responses.ts';
import type { RunState } from '../../state/run-state.ts';
import { load, remembered, stay, toPhase, withNewKey, type Step } from '../../state/step.ts';

/** Leaves a failed run: it is abandoned first, so that the chapter can be played again (B4.6). */
export function onLeave(state: RunState): Step {
  const { phase } = state;
  if (phase.name !== 'out-of-lives' && phase.name !== 'too-few-stars') return stay(state);
  if (phase.leaving) return stay(state);
  const { key, state: next } = withNewKey({ ...state, notes: [...state.notes, 'abandoned'] });
  return remembered(toPhase(next, { ...phase, leaving: true }, { type: 'delete-answers', key }));
}

/** Abandons a failed run that could not be abandoned when its learner left it (D124). */
export function abandonAgain(state: RunState): Step | null {
  if (!state.notes.includes('abandoned')) return null;
  const { key, state: next } = withNewKey(state);
  return toPhase(next, { name: 'loading' }, { type: 'delete-answers', key });
}

export function onAnswersDeleted(state: RunState): Step {
  if (state.phase.name === 'loading') {
    const step = load(state);
    return { ...step, effects: [{ type: 'forget' }, ...step.effects] };
  }
  return isLeaving(state) ? finish(state, 'failed') : stay(state);
}

/** The learner does not wait for it: the memory stays, and the next visit abandons the run (D124). */
export function onDeleteFailed(state: RunState, failure: Failure): Step {
  if (state.phase.name === 'loading') return toPhase(state, { name: 'load-failed', failure });
  if (!isLeaving(state)) return stay(state);
  const { stars, lives } = state;
  return toPhase(state, { name: 'finished' }, { type: 'finish', way: 'failed', stars, lives });
}

function isLeaving({ phase }: RunState) {
  return (phase.name === 'out-of-lives' || phase.name === 'too-few-stars') && phase.leaving;
}
