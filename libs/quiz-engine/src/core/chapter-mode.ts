import type { Mode, ModeEvent, Step } from './events.ts';
import { openQuestion } from './opening.ts';
import type { Failure, Moment } from './responses.ts';
import { chapterRules } from './rules.ts';
import { nextOpenId, type RunState } from './state.ts';
import { finish, leave, load, remembered, stay, toPhase, withNewKey } from './step.ts';

/** A chapter: three lives, five stars, three to pass. */
export const chapterMode: Mode = {
  limits: { lives: chapterRules.lives, stars: chapterRules.maxStars },
  nextId: nextOpenId,
  resume: (state) => abandonAgain(state) ?? endIfOver(state),
  afterWrong,
  afterQuestion: (state) => endIfOver(state) ?? offerNextTrail(state),
  on,
};

/** The trial: a chapter without the offer of a next one (D239). */
export const trialMode: Mode = { ...chapterMode, afterQuestion: endIfOver };

/** End of the chapter, or null while it continues. Three stars pass it with any number of lives (B4.6, B4.8, D114, D115). */
function endIfOver(state: RunState): Step | null {
  const allClosed = state.quizzes.length > 0 && state.quizzes.every(({ closed }) => closed);
  if (state.lives > 0 && !allClosed) return null;
  if (isPassed(state)) return finish(state, 'finish-chapter');
  const name = state.lives === 0 ? 'out-of-lives' : 'too-few-stars';
  return remembered(toPhase(state, { name, leaving: false }));
}

/** The last life ends the run; a passed chapter shows a popup first (D114). */
function afterWrong(closed: RunState): Step | null {
  if (closed.lives > 0) return null;
  return isPassed(closed) ? remembered(toPhase(closed, { name: 'passed-with-no-lives' })) : endIfOver(closed);
}

function on(state: RunState, event: ModeEvent, now: Moment): Step {
  switch (event.type) {
    case 'tick':
      return onTick(state, now);
    case 'continue':
      return (state.phase.name === 'passed-with-no-lives' ? endIfOver(state) : null) ?? stay(state);
    case 'stay-on-trail':
      return onStayOnTrail(state);
    case 'next-trail':
      return onNextTrail(state, now);
    case 'rank-known':
      return onRankKnown(state, event.rank);
    case 'rank-failed':
      return onRankFailed(state, event.message);
    case 'leave':
      return onLeave(state);
    case 'answers-deleted':
      return onAnswersDeleted(state);
    case 'delete-failed':
      return onDeleteFailed(state, event.failure);
  }
}

function isPassed({ stars }: { readonly stars: number }) {
  return stars >= chapterRules.passStars;
}

/** Ranks 1 to 10 finish with their own screens (B4.9, D128, D129). Newcomers have null or 0. */
export function finishesByRank(rank: number | null) {
  return rank !== null && Number.isInteger(rank) && rank >= 1 && rank <= chapterRules.topRank;
}

/** Offers the next chapter at three stars, once in a run (B4.7, D139). */
function offerNextTrail(state: RunState): Step | null {
  if (!isPassed(state) || wasOffered(state)) return null;
  const offered: RunState = { ...state, notes: [...state.notes, 'progress-offered'] };
  return remembered(toPhase(offered, { name: 'progress', step: { name: 'offer' } }));
}

/** Without a run, notes do not survive a reload: the offer is made at the third star only. */
function wasOffered({ notes, runId, stars }: RunState) {
  return notes.includes('progress-offered') || (runId === null && stars > chapterRules.passStars);
}

/** Continues for five stars (B4.7). */
function onStayOnTrail(state: RunState): Step {
  const next = nextOpenId(state);
  return state.phase.name === 'progress' && next !== null ? openQuestion(state, next) : stay(state);
}

/** Requests the rank, which decides the exit (B4.9). The last chapter of all finishes without it (D108). */
function onNextTrail(state: RunState, now: Moment): Step {
  const { phase } = state;
  if (phase.name !== 'progress' || phase.step.name === 'asking-rank') return stay(state);
  if (state.ends === 'journey') return finish(state, 'finish-chapter');
  if (phase.step.name === 'rank-failed') return finish(state, 'next-chapter');
  const asking = { name: 'asking-rank', since: now } as const;
  return toPhase(state, { name: 'progress', step: asking }, { type: 'ask-rank' });
}

function onRankKnown(state: RunState, rank: number | null): Step {
  if (askedSince(state) === null) return stay(state);
  return finish(state, finishesByRank(rank) ? 'finish-chapter' : 'next-chapter');
}

function onRankFailed(state: RunState, message: string | null): Step {
  if (askedSince(state) === null) return stay(state);
  const step = { name: 'rank-failed', message } as const;
  return toPhase(
    state,
    { name: 'progress', step },
    { type: 'announce', announcement: { name: 'rank-failed' } },
  );
}

/** A late rank counts as a failed one. */
function onTick(state: RunState, now: Moment): Step {
  const since = askedSince(state);
  const isTooSlow = since !== null && now - since >= chapterRules.rankWaitMs;
  return isTooSlow ? onRankFailed(state, null) : stay(state);
}

function askedSince({ phase }: RunState): Moment | null {
  return phase.name === 'progress' && phase.step.name === 'asking-rank' ? phase.step.since : null;
}

/** Abandons a failed run before leaving it, so that the chapter can be played again (B4.6). */
function onLeave(state: RunState): Step {
  const { phase } = state;
  if (phase.name !== 'out-of-lives' && phase.name !== 'too-few-stars') return stay(state);
  if (phase.leaving) return stay(state);
  const { key, state: next } = withNewKey({ ...state, notes: [...state.notes, 'abandoned'] });
  return remembered(toPhase(next, { ...phase, leaving: true }, { type: 'delete-answers', key }));
}

/** Retries to abandon a failed run on the next visit (D124). */
function abandonAgain(state: RunState): Step | null {
  if (!state.notes.includes('abandoned')) return null;
  const { key, state: next } = withNewKey(state);
  return toPhase(next, { name: 'loading' }, { type: 'delete-answers', key });
}

function onAnswersDeleted(state: RunState): Step {
  if (state.phase.name === 'loading') {
    const step = load(state);
    return { ...step, effects: [{ type: 'forget' }, ...step.effects] };
  }
  return isLeaving(state) ? finish(state, 'failed') : stay(state);
}

/** Leaves all the same: the memory stays, and the next visit abandons the run (D124). */
function onDeleteFailed(state: RunState, failure: Failure): Step {
  if (state.phase.name === 'loading') return toPhase(state, { name: 'load-failed', failure });
  if (!isLeaving(state)) return stay(state);
  return leave(state, 'failed');
}

function isLeaving({ phase }: RunState) {
  return (phase.name === 'out-of-lives' || phase.name === 'too-few-stars') && phase.leaving;
}
