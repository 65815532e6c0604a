import type { Moment } from './chapter.ts';
import { remainingMs } from './deadline.ts';
import { rules } from './rules.ts';
import { isClockRunning, type RunState } from './run-state.ts';
import { sendAgain, sendingOf } from './sending.ts';
import { openAgain } from './opening-again.ts';
import { onRankFailed } from './progress.ts';
import { stay, withEffects, type Step } from './step.ts';
import { timeIsUp } from './time-up.ts';

/** Time has passed. Nothing here waits: what is due by now is done. */
export function onTick(state: RunState, now: Moment): Step {
  return (
    endOfTime(state, now) ??
    dueRetry(state, now) ??
    rankTooSlow(state, now) ??
    warning(state, now) ??
    stay(state)
  );
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

function rankTooSlow(state: RunState, now: Moment): Step | null {
  const { phase } = state;
  if (phase.name !== 'progress' || phase.step.name !== 'asking-rank') return null;
  return now - phase.step.since >= rules.rankWaitMs ? onRankFailed(state, null) : null;
}

/** Said once: a clock that speaks every second would drown the question. */
function warning(state: RunState, now: Moment): Step | null {
  const { deadline, warned } = state;
  if (!deadline || warned || !isClockRunning(state) || deadline.totalMs <= rules.warnAtMs) return null;
  const left = remainingMs(deadline, now);
  if (left > rules.warnAtMs) return null;
  const announcement = { name: 'time-short', seconds: Math.ceil(left / 1_000) } as const;
  return withEffects(stay({ ...state, warned: true }), { type: 'announce', announcement });
}
