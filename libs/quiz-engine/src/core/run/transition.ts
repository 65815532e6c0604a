import type { Mode } from '../mode.ts';
import { onTick } from '../round/clock.ts';
import { onOpened, onOpenFailed, openAgain, openQuestion } from '../round/opening.ts';
import { onReadAloud, onTimeToHear } from '../round/reading-aloud.ts';
import { onInput, onSendFailed, onSubmit, sendAgain } from '../round/sending.ts';
import { onAnswered } from '../round/settling.ts';
import type { Moment } from '../state/responses.ts';
import type { RunEvent } from '../state/run-event.ts';
import type { RunState } from '../state/run-state.ts';
import { load, stay, toPhase, type Step } from '../state/step.ts';
import { onFactsKnown, onLoaded, onLoadFailed } from './loading.ts';

/**
 * The state machine of a run. Pure; an event that does not fit the phase
 * changes nothing and asks for nothing.
 *
 * @param now milliseconds of a clock that only runs forward.
 */
export function transition(mode: Mode, state: RunState, event: RunEvent, now: Moment): Step {
  switch (event.type) {
    case 'start':
      return load({ ...state, refusals: 0 });
    case 'loaded':
      return onLoaded(mode, state, event.loaded, event.memory, now);
    case 'load-failed':
      return onLoadFailed(state, event.failure);
    case 'facts-known':
      return onFactsKnown(state, event.facts);
    case 'opened':
      return onOpened(state, event.opened, now);
    case 'open-failed':
      return onOpenFailed(state, event.quizId, event.failure, now);
    case 'input':
      return onInput(state, event.inPlay);
    case 'submit':
      return onSubmit(state, event.inPlay ?? state.inPlay);
    case 'answered':
      return onAnswered(mode, state, event.submission, event.result, now);
    case 'send-failed':
      return onSendFailed(state, event.key, event.failure, now);
    case 'tick':
      return onTick(state, now) ?? mode.on(state, event, now);
    case 'retry':
      return onRetry(state);
    case 'try-again':
      return onTryAgain(state);
    case 'read-aloud':
      return onReadAloud(state);
    case 'time-to-hear':
      return onTimeToHear(state, event.quizId, event.run, now);
    case 'continue':
      return isBetweenQuestions(state) ? goOn(mode, state) : mode.on(state, event, now);
    case 'taken-over':
      return state.phase.name === 'finished' ? stay(state) : toPhase(state, { name: 'elsewhere' });
    default:
      return mode.on(state, event, now);
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

/** Whether the round waits for Continue: before a question, or after one that is closed. */
function isBetweenQuestions({ phase }: RunState) {
  if (phase.name === 'time-up') return phase.pending === null;
  return phase.name === 'ready' || phase.name === 'right';
}

function goOn(mode: Mode, state: RunState): Step {
  const next = mode.nextId(state);
  return mode.afterQuestion(state) ?? (next === null ? stay(state) : openQuestion(state, next));
}
