import {
  onAnswered,
  onInput,
  onReadAloud,
  onSendFailed,
  onSubmit,
  onExtraTime,
  resend,
  sendAnything,
  sendAgain,
  timeIsUp,
} from './answering.ts';
import type { Mode, RunEvent, Step } from './events.ts';
import {
  answeringPhase,
  onOpened,
  onOpenFailed,
  openAgain,
  openQuestion,
  showQuestion,
  startAnswering,
} from './opening.ts';
import { withDraft } from './questions.ts';
import type { ChapterFacts, Failure, LoadedRun, Moment, Quiz, Run } from './responses.ts';
import { rules } from './rules.ts';
import {
  isClockRunning,
  ownMs,
  extraMs,
  sendingOf,
  type Deadline,
  type RunMemory,
  type RunState,
} from './state.ts';
import { applyRun, countFromAnswers, leave, load, stay, toPhase, withEffects } from './step.ts';

/**
 * The state machine of a run. Pure; an event that does not fit the phase has no effect.
 *
 * @param now milliseconds of a monotonic clock
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
    case 'extra-time':
      return onExtraTime(state, event.quizId, event.run, now);
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

/** Returns to the question; its clock runs on (D113). */
function onTryAgain(state: RunState): Step {
  return state.phase.name === 'wrong' ? toPhase(state, answeringPhase(state)) : stay(state);
}

/** Whether Continue is expected: before a question, or after a closed one. */
function isBetweenQuestions({ phase }: RunState) {
  if (phase.name === 'time-up') return phase.pending === null;
  return phase.name === 'ready' || phase.name === 'right';
}

function goOn(mode: Mode, state: RunState): Step {
  const next = mode.nextId(state);
  return mode.afterQuestion(state) ?? (next === null ? stay(state) : openQuestion(state, next));
}

/** Takes the server's run, with the unanswered submission, draft and notes of this device. */
function onLoaded(
  mode: Mode,
  state: RunState,
  loaded: LoadedRun,
  memory: RunMemory | null,
  now: Moment,
): Step {
  if (state.phase.name !== 'loading') return stay(state);
  const taken = takeLoaded(state, loaded, now);
  const own = memory && memory.runId === loaded.run?.id ? memory : null;
  const known = { ...taken, notes: own?.notes ?? [] };
  return (
    resendPending(known, loaded.run, own, now) ??
    showEnd(known, loaded.run, own, now) ??
    mode.resume(known) ??
    resumeOpen(known, loaded.run, own?.draft, now) ??
    beginNext(mode, known, loaded)
  );
}

function onLoadFailed(state: RunState, failure: Failure): Step {
  return state.phase.name === 'loading' ? toPhase(state, { name: 'load-failed', failure }) : stay(state);
}

/** Never resets `quiet`: a result may have set it before. */
function onFactsKnown(state: RunState, { quiet = false, ...facts }: Partial<ChapterFacts>): Step {
  return stay({ ...state, ...facts, quiet: state.quiet || quiet });
}

function takeLoaded(state: RunState, loaded: LoadedRun, now: Moment): RunState {
  const { run, stars, ...facts } = loaded;
  const quizzes = [...loaded.quizzes].sort((a, b) => a.order - b.order);
  const base = { ...state, ...facts, quizzes, deadline: null };
  return run ? applyRun(base, run, now) : countFromAnswers(base, quizzes, stars);
}

/** Resends an answer without a result while its question is open, or was closed meanwhile. */
function resendPending(state: RunState, run: Run | null, memory: RunMemory | null, now: Moment): Step | null {
  const pending = memory?.pending;
  const quiz = state.quizzes.find(({ id }) => id === pending?.quizId);
  if (!pending || !quiz?.question) return null;
  // The deadline cannot tell: a question without a clock has none.
  const isOpen = run?.openQuizId === quiz.id;
  return isOpen || quiz.closed ? resend(showLoaded(state, quiz, run, now), pending) : null;
}

/** Shows the answer to a question that ended during an absence, or before a reload of the end of the run (D250). */
function showEnd(state: RunState, run: Run | null, memory: RunMemory | null, now: Moment): Step | null {
  const quiz = state.quizzes.find(({ id }) => id === memory?.shown);
  if (!run || !quiz?.question || !quiz.closed) return null;
  const shown = showLoaded(state, quiz, run, now);
  if (quiz.outcome === 'time_up') return timeIsUp(shown, 'away');
  return quiz.outcome === 'wrong' && run.lives === 0 ? sendAnything(shown) : null;
}

function resumeOpen(state: RunState, run: Run | null, draft: RunMemory['draft'], now: Moment): Step | null {
  const open = state.quizzes.find(({ id, closed }) => id === run?.openQuizId && !closed);
  if (!open) return null;
  if (!open.question) return openQuestion(state, open.id);
  const shown = showLoaded(state, open, run, now);
  const hasDraft = shown.inPlay !== null && draft?.quizId === open.id;
  return startAnswering(hasDraft ? { ...shown, inPlay: withDraft(shown.inPlay, draft.input) } : shown, now);
}

/** Shows a question with its tried answers and hint. */
function showLoaded(state: RunState, quiz: Quiz, run: Run | null, now: Moment): RunState {
  const shown = showQuestion(state, quiz);
  return run ? applyRun(shown, run, now) : shown;
}

/** Opens the first question of a run at once after Start Quiz (D231); a run that was left waits for Continue. */
function beginNext(mode: Mode, state: RunState, { run, started }: LoadedRun): Step {
  const next = mode.nextId(state);
  if (next === null) return toPhase(state, { name: 'load-failed', failure: nothingToPlay });
  if (state.quizzes.some(({ closed }) => closed)) return toPhase(state, { name: 'ready' });
  return started || run ? openQuestion(state, next) : leave(state, 'not-started');
}

const nothingToPlay: Failure = { kind: 'refused', code: 'NO_QUESTIONS', message: null };

/** The step that is due now: end of time, a retry, an announcement of the clock; null if none is. */
function onTick(state: RunState, now: Moment): Step | null {
  return endOfTime(state, now) ?? dueRetry(state, now) ?? endOfExtraTime(state, now) ?? warning(state, now);
}

function endOfTime(state: RunState, now: Moment): Step | null {
  const { deadline, phase } = state;
  if (!deadline || !isClockRunning(state)) return null;
  // The server accepts a submission for some time after the deadline.
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

/** Announces that the clock runs again after extra time (D247). */
function endOfExtraTime(state: RunState, now: Moment): Step | null {
  const { deadline } = state;
  if (!deadline?.extra || !isClockRunning(state) || extraMs(deadline, now) > 0) return null;
  const announcement = { name: 'clock-runs' } as const;
  const running = { ...state, deadline: { ...deadline, extra: undefined } };
  return withEffects(stay(running), { type: 'announce', announcement });
}

/** Announces the question's own time twice (D215): every second would drown the question. */
function warning(state: RunState, now: Moment): Step | null {
  const { deadline, warnedAtMs } = state;
  if (!deadline || !isClockRunning(state) || extraMs(deadline, now) > 0) return null;
  const left = ownMs(deadline, now);
  const atMs = warningsOf(deadline).find((limit) => left <= limit);
  if (atMs === undefined || (warnedAtMs !== null && warnedAtMs <= atMs)) return null;
  const name = atMs === rules.warnAtMs ? 'time-short' : 'time-half';
  const announcement = { name, seconds: Math.ceil(left / 1_000) } as const;
  return withEffects(stay({ ...state, warnedAtMs: atMs }), { type: 'announce', announcement });
}

/** Times left to announce, in ascending order: ten seconds, and half of the time if that is longer. */
function warningsOf({ totalMs }: Deadline): readonly number[] {
  return [rules.warnAtMs, totalMs / 2].filter((limit, index) =>
    index === 0 ? limit < totalMs : limit > rules.warnAtMs,
  );
}
