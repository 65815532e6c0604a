import type { Failure, LoadedChapter, Moment, Run } from './chapter.ts';
import { applyRun, countFromAnswers } from './apply-run.ts';
import { endIfOver } from './ending.ts';
import { openQuestion, startAnswering } from './opening.ts';
import type { RunMemory } from './run-memory.ts';
import type { RunState } from './run-state.ts';
import { resend } from './sending.ts';
import { showQuestion } from './show-question.ts';
import { stay, toPhase, withNewKey, type Step } from './step.ts';

export function onLoadFailed(state: RunState, failure: Failure): Step {
  return state.phase.name === 'loading' ? toPhase(state, { name: 'load-failed', failure }) : stay(state);
}

/** Everything comes from the server; only what it cannot know comes from the memory of this device. */
export function onLoaded(
  state: RunState,
  chapter: LoadedChapter,
  memory: RunMemory | null,
  now: Moment,
): Step {
  if (state.phase.name !== 'loading') return stay(state);
  const taken = takeChapter(state, chapter, now);
  const own = memory && memory.runId === chapter.run?.id ? memory : null;
  const known = { ...taken, progressOffered: own?.progressOffered ?? false };
  return (
    resendPending(known, chapter.run, own) ??
    putAwayAgain(known, own) ??
    endIfOver(known) ??
    playOn(known, chapter, now)
  );
}

function takeChapter(state: RunState, chapter: LoadedChapter, now: Moment): RunState {
  const { quizzes, questionMs, quiet, run } = chapter;
  const base = {
    ...state,
    questionMs,
    quiet,
    deadline: null,
    quizzes: [...quizzes].sort((a, b) => a.order - b.order),
  };
  return run ? applyRun(base, run, now) : countFromAnswers(base, quizzes);
}

/** An answer whose result never arrived is sent again while it can count, or was already counted. */
function resendPending(state: RunState, run: Run | null, memory: RunMemory | null): Step | null {
  const pending = memory?.pending;
  const quiz = state.quizzes.find(({ id }) => id === pending?.quizId);
  if (!pending || !quiz?.question) return null;
  // Not by the deadline: a question without a clock has none.
  const isOpen = run?.openQuizId === quiz.id;
  return isOpen || quiz.closed ? resend(showQuestion(state, quiz), pending) : null;
}

/** The failed run that could not be abandoned when its learner left it. */
function putAwayAgain(state: RunState, memory: RunMemory | null): Step | null {
  if (!memory?.putAway) return null;
  const { key, state: next } = withNewKey(state);
  return toPhase(next, { name: 'loading' }, { type: 'delete-answers', key });
}

/** A fresh run opens at once, for Start Quiz was the tap; one that was left waits for a tap of its own. */
function playOn(state: RunState, chapter: LoadedChapter, now: Moment): Step {
  const open = chapter.quizzes.find(({ id, closed }) => id === chapter.run?.openQuizId && !closed);
  if (open?.question) return startAnswering(showQuestion(state, open), now);
  if (open) return openQuestion(state, open.id);
  const next = state.quizzes.find(({ closed }) => !closed);
  if (!next) return toPhase(state, { name: 'load-failed', failure: nothingToPlay });
  const isFresh = state.quizzes.every(({ closed }) => !closed);
  return isFresh ? openQuestion(state, next.id) : toPhase(state, { name: 'ready' });
}

const nothingToPlay: Failure = { kind: 'refused', code: 'NO_QUESTIONS', message: null };
