import type { Moment } from './chapter.ts';
import { finish, openNext } from './ending.ts';
import { rules } from './rules.ts';
import type { RunState } from './run-state.ts';
import { stay, toPhase, type Step } from './step.ts';

/** B4.7: five stars are still in reach on this trail. */
export function onStayOnTrail(state: RunState): Step {
  return state.phase.name === 'progress' ? openNext(state) : stay(state);
}

/** B4.9: the rank decides the way; where it could not be had, the learner goes on all the same. */
export function onNextTrail(state: RunState, now: Moment): Step {
  const { phase } = state;
  if (phase.name !== 'progress' || phase.step.name === 'asking-rank') return stay(state);
  if (phase.step.name === 'rank-failed') return finish(state, 'next-chapter');
  const asking = { name: 'asking-rank', since: now } as const;
  return toPhase(state, { name: 'progress', step: asking }, { type: 'ask-rank' });
}

export function onRankKnown(state: RunState, rank: number | null): Step {
  if (!isAskingRank(state)) return stay(state);
  return finish(state, finishesByRank(rank) ? 'finish-chapter' : 'next-chapter');
}

export function onRankFailed(state: RunState, message: string | null): Step {
  if (!isAskingRank(state)) return stay(state);
  const step = { name: 'rank-failed', message } as const;
  const said = { name: 'rank-failed' } as const;
  return toPhase(state, { name: 'progress', step }, { type: 'announce', announcement: said });
}

/** B4.9, D128 and D129: a whole number from 1 to 10. Newcomers have null or 0. */
export function finishesByRank(rank: number | null) {
  return rank !== null && Number.isInteger(rank) && rank >= 1 && rank <= rules.topRank;
}

function isAskingRank({ phase }: RunState) {
  return phase.name === 'progress' && phase.step.name === 'asking-rank';
}
