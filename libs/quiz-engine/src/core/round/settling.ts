import type { Mode } from '../mode.ts';
import { emptied, isInParts, lockedPartsOf, withKey, type QuestionInPlay } from '../question-registry.ts';
import { applyRun, putQuiz } from '../state/apply-run.ts';
import type { AnswerResult, Moment, QuestionOutcome, Quiz } from '../state/responses.ts';
import { currentQuiz, sendingOf, type Closing, type RunState } from '../state/run-state.ts';
import { remembered, sound, stay, toPhase, withEffects, type Step } from '../state/step.ts';
import type { Submission } from '../state/submission.ts';

/** The response to an answer settles it. PARTIAL is tested before `result` (D116). */
export function onAnswered(
  mode: Mode,
  state: RunState,
  answered: Submission,
  result: AnswerResult,
  now: Moment,
): Step {
  const quiz = currentQuiz(state);
  const waiting = sendingOf(state)?.submission;
  if (!waiting || !quiz || !state.inPlay || quiz.id !== answered.quizId) return stay(state);
  const verdict = verdictOf(result, answered);
  // A late response still counts if it closed the question.
  const isLate = waiting.key !== answered.key;
  if (isLate && verdict !== 'right') return stay(state);
  const taken = takeResult(state, result, verdict, now);
  switch (verdict) {
    case 'partial':
      return partlyRight(taken, state.inPlay, answered, result);
    case 'right':
      return right(close(taken, quiz, 'right', result));
    case 'time-up':
      return timeUpConfirmed(close(taken, quiz, 'time_up', result));
    case 'wrong':
      return wrong(mode, withTried(taken, answered, result), close(taken, quiz, 'wrong', result));
  }
}

type Verdict = 'partial' | 'right' | 'wrong' | 'time-up';

function verdictOf({ code, result }: AnswerResult, submission: Submission): Verdict {
  if (code === 'PARTIAL_ANSWERS_CORRECT') return 'partial';
  if (result || code === 'ALL_ANSWERS_CORRECT') return 'right';
  return code === 'TIME_UP' || submission.timeUp ? 'time-up' : 'wrong';
}

function takeResult(state: RunState, result: AnswerResult, verdict: Verdict, now: Moment): RunState {
  const known = {
    ...state,
    quiet: state.quiet || result.quiet,
    hint: result.hint ?? state.hint,
    notes: isLastOfAll(result) ? [...state.notes, 'completed' as const] : state.notes,
    refusals: 0,
  };
  const quizzes = result.nextQuiz ? putQuiz(known.quizzes, result.nextQuiz) : known.quizzes;
  const listed = { ...known, quizzes };
  if (result.run) return applyRun(listed, result.run, now);
  const lost = verdict === 'wrong' || verdict === 'time-up' ? 1 : 0;
  const lives = Math.max(0, Math.min(result.lives ?? state.limits.lives, state.lives - lost));
  const stars = Math.min(state.limits.stars, state.stars + (verdict === 'right' ? 1 : 0));
  return { ...listed, lives, stars };
}

/** Nothing is left to ask in this game. */
function isLastOfAll({ code }: AnswerResult) {
  return code === 'ENDLESS_COMPLETED';
}

function partlyRight(
  state: RunState,
  inPlay: QuestionInPlay,
  { answer }: Submission,
  result: AnswerResult,
): Step {
  const locked = { ...state.locked, ...lockedPartsOf(inPlay, answer) };
  const next = { ...state, locked, inPlay: emptied(inPlay) };
  const count = Object.keys(locked).length;
  const parts = result.parts ?? { correct: count, total: count };
  const step = remembered(toPhase(next, { name: 'partial' }));
  const said = withEffects(step, { type: 'announce', announcement: { name: 'parts-right', ...parts } });
  return withEffects(said, sound(next, 'correct'));
}

function right(closed: RunState): Step {
  const step = remembered(toPhase(closed, { name: 'right' }));
  const said = withEffects(step, {
    type: 'announce',
    announcement: { name: 'right', star: closed.limits.stars > 0 },
  });
  return withEffects(said, sound(closed, 'correct'));
}

function wrong(mode: Mode, state: RunState, closed: RunState): Step {
  const step = mode.afterWrong(closed) ?? remembered(toPhase(clearPick(state), { name: 'wrong' }));
  return withEffects(step, sound(state, 'incorrect'));
}

function timeUpConfirmed(closed: RunState): Step {
  const { phase } = closed;
  const cause = phase.name === 'time-up' ? phase.cause : 'late';
  const step = remembered(toPhase(closed, { name: 'time-up', cause, pending: null }));
  // The sound of a time-up by our own clock has been played already.
  return phase.name === 'time-up' ? step : withEffects(step, sound(closed, 'incorrect'));
}

/** A provider without the list of what was tried: what this visit has seen. */
function withTried(state: RunState, { answer }: Submission, { run }: AnswerResult): RunState {
  return run?.tried ? state : { ...state, tried: [...state.tried, answer] };
}

/** A wrong pair is taken apart again; a whole answer stays for the learner to change. */
function clearPick(state: RunState): RunState {
  const { inPlay } = state;
  return inPlay && isInParts(inPlay) ? { ...state, inPlay: emptied(inPlay) } : state;
}

function close(state: RunState, quiz: Quiz, outcome: QuestionOutcome, result: AnswerResult): RunState {
  const { explanation, sources, book, correctAnswers } = result;
  const isHeldBack = result.run !== null && correctAnswers === null;
  const closing: Closing = { outcome, explanation, sources, book, isHeldBack };
  const quizzes = putQuiz(state.quizzes, { ...quiz, closed: true, outcome });
  const inPlay = state.inPlay && withKey(state.inPlay, correctAnswers);
  return { ...state, closing, quizzes, inPlay, deadline: null };
}
