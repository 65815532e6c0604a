import { rules } from '../rules.ts';
import type { Moment } from '../state/responses.ts';
import { isClockRunning, ownMs, readingMs, sendingOf, type RunState } from '../state/run-state.ts';
import { stay, withEffects, type Step } from '../state/step.ts';
import { openAgain } from './opening.ts';
import { sendAgain, timeIsUp } from './sending.ts';

/** Time has passed: what is due in the round by now; null when nothing is. Nothing here waits. */
export function onTick(state: RunState, now: Moment): Step | null {
  return endOfTime(state, now) ?? dueRetry(state, now) ?? warning(state, now);
}

function endOfTime(state: RunState, now: Moment): Step | null {
  const { deadline, phase } = state;
  if (!deadline || !isClockRunning(state)) return null;
  // The server takes an answer under way for a while longer.
  const end = deadline.at + (phase.name === 'submitting' ? rules.graceMs : 0);
  if (now < end) return null;
  if (phase.name === 'submitting') return timeIsUp(state, 'network');
  return timeIsUp(state, now - deadline.at > rules.awayAfterMs ? 'away' : 'clock');
}

function dueRetry(state: RunState, now: Moment): Step | null {
  const attempt = sendingOf(state)?.attempt ?? (state.phase.name === 'opening' ? state.phase.attempt : null);
  if (!attempt || attempt.retryAt === null || now < attempt.retryAt) return null;
  return state.phase.name === 'opening' ? openAgain(state) : sendAgain(state);
}

/** Announced once, of the question's own time (D215): a clock that speaks every second would drown the question. */
function warning(state: RunState, now: Moment): Step | null {
  const { deadline, warned } = state;
  if (!deadline || warned || !isClockRunning(state) || deadline.totalMs <= rules.warnAtMs) return null;
  const left = ownMs(deadline, now);
  if (left > rules.warnAtMs || readingMs(deadline, now) > 0) return null;
  const announcement = { name: 'time-short', seconds: Math.ceil(left / 1_000) } as const;
  return withEffects(stay({ ...state, warned: true }), { type: 'announce', announcement });
}
