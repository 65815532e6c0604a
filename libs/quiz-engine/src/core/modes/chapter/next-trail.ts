import { openQuestion } from '../../round/opening.ts';
import { finish } from '../../state/finish.ts';
import type { Moment } from '../../state/responses.ts';
import type { RunState } from '../../state/run-state.ts';
import { remembered, stay, toPhase, type Step } from '../../state/step.ts';
import { chapterRules, finishesByRank, isPassed } from './chapter-rules.ts';

/** The first question that is not closed. */
export function nextId({ quizzes }: RunState): string | null {
  return quizzes.find(({ closed }) => !closed)?.id ?? null;
}

/** B4.7, D139: the choice at three stars, once in a run. */
export function offerNextTrail(state: RunState): Step | null {
  if (!isPassed(state) || wasOffered(state)) return null;
  const offered: RunState = { ...state, notes: [...state.notes, 'progress-offered'] };
  return remembered(toPhase(offered, { name: 'progress', step: { name: 'offer' } }));
}

/** Without a run no note outlives a reload: there the choice belongs to the third star alone. */
function wasOffered({ notes, runId, stars }: RunState) {
  return notes.includes('progress-offered') || (runId === null && stars > chapterRules.passStars);
}

/** B4.7: five stars are still in reach on this trail. */
export function onStayOnTrail(state: RunState): Step {
  const next = nextId(state);
  return state.phase.name === 'progress' && next !== null ? openQuestion(state, next) : stay(state);
}

/**
 * B4.9: the rank decides the way; without a rank, the learner goes on. Nothing comes after
 * the last chapter of all, so that it finishes without a rank (D108).
 */
export function onNextTrail(state: RunState, now: Moment): Step {
  const { phase } = state;
  if (phase.name !== 'progress' || phase.step.name === 'asking-rank') return stay(state);
  if (state.isLastOfAll) return finish(state, 'finish-chapter');
  if (phase.step.name === 'rank-failed') return finish(state, 'next-chapter');
  const asking = { name: 'asking-rank', since: now } as const;
  return toPhase(state, { name: 'progress', step: asking }, { type: 'ask-rank' });
}

export function onRankKnown(state: RunState, rank: number | null): Step {
  if (askedSince(state) === null) return stay(state);
  return finish(state, finishesByRank(rank) ? 'finish-chapter' : 'next-chapter');
}

export function onRankFailed(state: RunState, message: string | null): Step {
  if (askedSince(state) === null) return stay(state);
  const step = { name: 'rank-failed', message } as const;
  const said = { name: 'rank-failed' } as const;
  return toPhase(state, { name: 'progress', step }, { type: 'announce', announcement: said });
}

/** A late rank counts as a failed one. */
export function onTick(state: RunState, now: Moment): Step {
  const since = askedSince(state);
  const isTooSlow = since !== null && now - since >= chapterRules.rankWaitMs;
  return isTooSlow ? onRankFailed(state, null) : stay(state);
}

function askedSince({ phase }: RunState): Moment | null {
  return phase.name === 'progress' && phase.step.name === 'asking-rank' ? phase.step.since : null;
}
