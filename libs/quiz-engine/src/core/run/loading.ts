import type { Mode } from '../mode.ts';
import { withDraft } from '../question-registry.ts';
import { openQuestion, showQuestion, startAnswering } from '../round/opening.ts';
import { resend } from '../round/sending.ts';
import { applyRun, countFromAnswers } from '../state/apply-run.ts';
import type { ChapterFacts, Failure, LoadedRun, Moment, Quiz, Run } from '../state/responses.ts';
import type { RunMemory, RunState } from '../state/run-state.ts';
import { stay, toPhase, type Step } from '../state/step.ts';

/** Everything comes from the server, except what only this device knows. */
export function onLoaded(
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
    mode.resume(known) ??
    resumeOpen(known, loaded.run, own?.draft, now) ??
    beginNext(mode, known, loaded)
  );
}

export function onLoadFailed(state: RunState, failure: Failure): Step {
  return state.phase.name === 'loading' ? toPhase(state, { name: 'load-failed', failure }) : stay(state);
}

/** A result may have said before that the chapter is quiet. */
export function onFactsKnown(state: RunState, { quiet = false, ...facts }: Partial<ChapterFacts>): Step {
  return stay({ ...state, ...facts, quiet: state.quiet || quiet });
}

function takeLoaded(state: RunState, loaded: LoadedRun, now: Moment): RunState {
  const { run, stars, ...facts } = loaded;
  const quizzes = [...loaded.quizzes].sort((a, b) => a.order - b.order);
  const base = { ...state, ...facts, quizzes, deadline: null };
  return run ? applyRun(base, run, now) : countFromAnswers(base, quizzes, stars);
}

/** An answer whose result never arrived is sent again while it can count, or was already counted. */
function resendPending(state: RunState, run: Run | null, memory: RunMemory | null, now: Moment): Step | null {
  const pending = memory?.pending;
  const quiz = state.quizzes.find(({ id }) => id === pending?.quizId);
  if (!pending || !quiz?.question) return null;
  // Not by the deadline: a question without a clock has none.
  const isOpen = run?.openQuizId === quiz.id;
  return isOpen || quiz.closed ? resend(showLoaded(state, quiz, run, now), pending) : null;
}

function resumeOpen(state: RunState, run: Run | null, draft: RunMemory['draft'], now: Moment): Step | null {
  const open = state.quizzes.find(({ id, closed }) => id === run?.openQuizId && !closed);
  if (!open) return null;
  if (!open.question) return openQuestion(state, open.id);
  const shown = showLoaded(state, open, run, now);
  const isKept = shown.inPlay !== null && draft?.quizId === open.id;
  return startAnswering(isKept ? { ...shown, inPlay: withDraft(shown.inPlay, draft.input) } : shown, now);
}

/** A question on screen, with what the server knows of its run: what was tried at it. */
function showLoaded(state: RunState, quiz: Quiz, run: Run | null, now: Moment): RunState {
  const shown = showQuestion(state, quiz);
  return run ? applyRun(shown, run, now) : shown;
}

/** A fresh run opens at once where Start Quiz was the tap (D231); one that was left waits for a tap of its own. */
function beginNext(mode: Mode, state: RunState, { run, started }: LoadedRun): Step {
  const next = mode.nextId(state);
  if (next === null) return toPhase(state, { name: 'load-failed', failure: nothingToPlay });
  if (state.quizzes.some(({ closed }) => closed)) return toPhase(state, { name: 'ready' });
  return started || run ? openQuestion(state, next) : backToStart(state);
}

function backToStart(state: RunState): Step {
  const { stars, lives } = state;
  return toPhase(state, { name: 'finished' }, { type: 'finish', way: 'not-started', stars, lives });
}

const nothingToPlay: Failure = { kind: 'refused', code: 'NO_QUESTIONS', message: null };
