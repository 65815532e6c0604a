import type { Moment } from './chapter.ts';
import { goOn } from './ending.ts';
import { onAnswersDeleted, onDeleteFailed, onLeave } from './leaving.ts';
import { onLoaded, onLoadFailed } from './loading.ts';
import { openAgain } from './opening-again.ts';
import { onOpened, onOpenFailed } from './opening.ts';
import { onNextTrail, onRankFailed, onRankKnown, onStayOnTrail } from './progress.ts';
import { load } from './reloading.ts';
import type { RunEvent } from './run-event.ts';
import { acceptsInput, type RunState } from './run-state.ts';
import { onSendFailed, onSubmit, sendAgain } from './sending.ts';
import { onAnswered } from './settling.ts';
import { stay, toPhase, type Step } from './step.ts';
import { onTick } from './ticking.ts';

/**
 * The run machine: what happens to a run when something happens. Pure; an event that does not fit the phase
 * changes nothing and asks for nothing.
 *
 * @param now milliseconds of a clock that only runs forward.
 */
export function transition(state: RunState, event: RunEvent, now: Moment): Step {
  switch (event.type) {
    case 'start':
      return load({ ...state, refusals: 0 });
    case 'loaded':
      return onLoaded(state, event.chapter, event.memory, now);
    case 'load-failed':
      return onLoadFailed(state, event.failure);
    case 'opened':
      return onOpened(state, event.opened, now);
    case 'open-failed':
      return onOpenFailed(state, event.quizId, event.failure, now);
    case 'answered':
      return onAnswered(state, event.submission, event.result, now);
    case 'send-failed':
      return onSendFailed(state, event.key, event.failure, now);
    case 'answers-deleted':
      return onAnswersDeleted(state);
    case 'delete-failed':
      return onDeleteFailed(state, event.failure);
    case 'rank-known':
      return onRankKnown(state, event.rank);
    case 'rank-failed':
      return onRankFailed(state, event.message);
    case 'tick':
      return onTick(state, now);
    case 'input':
      return acceptsInput(state) ? stay({ ...state, input: event.input }) : stay(state);
    case 'submit':
      return onSubmit(state, event.input ?? state.input);
    case 'retry':
      return onRetry(state);
    case 'try-again':
      return onTryAgain(state);
    case 'continue':
      return onContinue(state);
    case 'stay-on-trail':
      return onStayOnTrail(state);
    case 'next-trail':
      return onNextTrail(state, now);
    case 'leave':
      return onLeave(state);
    case 'taken-over':
      return state.phase.name === 'finished' ? stay(state) : toPhase(state, { name: 'elsewhere' });
  }
}

function onRetry(state: RunState): Step {
  if (state.phase.name === 'load-failed' || state.phase.name === 'elsewhere') {
    return load({ ...state, refusals: 0 });
  }
  return state.phase.name === 'opening' ? openAgain(state) : sendAgain(state);
}

/** The same question, on its running clock (D113). */
function onTryAgain(state: RunState): Step {
  if (state.phase.name !== 'wrong') return stay(state);
  const partly = Object.keys(state.locked).length > 0;
  return toPhase(state, { name: partly ? 'partial' : 'answering' });
}

function onContinue(state: RunState): Step {
  const { phase } = state;
  const mayGoOn =
    phase.name === 'ready' ||
    phase.name === 'right' ||
    phase.name === 'passed-with-no-lives' ||
    (phase.name === 'time-up' && phase.pending === null);
  return mayGoOn ? goOn(state) : stay(state);
}
