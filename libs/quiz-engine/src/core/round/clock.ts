import { rules } from '../rules.ts';
import type { Moment } from '../state/responses.ts';
import {
  isClockRunning,
  ownMs,
  readingMs,
  sendingOf,
  type Deadline,
  type RunState,
} from '../state/run-state.ts';
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

/** Announced twice, of the question's own time (D215): a clock that speaks every second would drown the question. */
function warning(state: RunState, now: Moment): Step | null {
  const { deadline, warnedAtMs } = state;
  if (!deadline || !isClockRunning(state) || readingMs(deadline, now) > 0) return null;
  const left = ownMs(deadline, now);
  const atMs = warningsOf(deadline).find((mark) => left <= mark);
  if (atMs === undefined || (warnedAtMs !== null && warnedAtMs <= atMs)) return null;
  const name = atMs === rules.warnAtMs ? 'time-short' : 'time-half';
  const announcement = { name, seconds: Math.ceil(left / 1_000) } as const;
  return withEffects(stay({ ...state, warnedAtMs: atMs }), { type: 'announce', announcement });
}

/** When to announce the time left, the shorter first: ten seconds, and half of a time that is more than twice as long. */
function warningsOf({ totalMs }: Deadline): readonly number[] {
  return [rules.warnAtMs, totalMs / 2].filter((mark, index) =>
    index === 0 ? mark < totalMs : mark > rules.warnAtMs,
  );
}
