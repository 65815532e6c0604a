import type { Failure } from './chapter.ts';
import { load } from './reloading.ts';
import type { RunState } from './run-state.ts';
import { remembered, stay, toPhase, withNewKey, type Step } from './step.ts';

/** Leaves a failed run: it is abandoned first, so that the chapter can be played again (B4.6). */
export function onLeave(state: RunState): Step {
  const { phase } = state;
  if (!isFailed(state) || ('leaving' in phase && phase.leaving)) return stay(state);
  const { key, state: next } = withNewKey(state);
  const name = phase.name === 'too-few-stars' ? 'too-few-stars' : 'out-of-lives';
  return remembered(toPhase(next, { name, leaving: true }, { type: 'delete-answers', key }));
}

export function onAnswersDeleted(state: RunState): Step {
  if (state.phase.name === 'loading') {
    const step = load(state);
    return { ...step, effects: [{ type: 'forget' }, ...step.effects] };
  }
  if (!isLeaving(state)) return stay(state);
  const { stars, lives } = state;
  const finish = { type: 'finish', way: 'failed', stars, lives } as const;
  return toPhase(state, { name: 'finished' }, { type: 'forget' }, finish);
}

/** No one waits for it: the memory stays, and the next visit abandons the run (D124). */
export function onDeleteFailed(state: RunState, failure: Failure): Step {
  if (state.phase.name === 'loading') return toPhase(state, { name: 'load-failed', failure });
  if (!isLeaving(state)) return stay(state);
  const { stars, lives } = state;
  return toPhase(state, { name: 'finished' }, { type: 'finish', way: 'failed', stars, lives });
}

function isFailed({ phase }: RunState) {
  return phase.name === 'out-of-lives' || phase.name === 'too-few-stars';
}

function isLeaving({ phase }: RunState) {
  return (phase.name === 'out-of-lives' || phase.name === 'too-few-stars') && phase.leaving;
}
