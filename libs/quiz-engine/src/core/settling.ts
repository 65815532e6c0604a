import type { LockedParts } from './answer.ts';
import { applyRun, putQuiz } from './apply-run.ts';
import type { AnswerResult, Moment, QuestionOutcome, Quiz } from './chapter.ts';
import { endIfOver } from './ending.ts';
import { questionCore } from './question-registry.ts';
import { rules } from './rules.ts';
import { currentQuiz, type Closing, type RunState } from './run-state.ts';
import { sendingOf } from './sending.ts';
import { remembered, stay, toPhase, withEffects, type Step } from './step.ts';
import type { Submission } from './submission.ts';

/** The server's word on an answer. PARTIAL is tested before `result` (D116). */
export function onAnswered(state: RunState, answered: Submission, result: AnswerResult, now: Moment): Step {
  const quiz = currentQuiz(state);
  const waiting = sendingOf(state)?.submission;
  if (!waiting || !quiz?.question || quiz.id !== answered.quizId) return stay(state);
  const verdict = verdictOf(result, answered);
  // A response that comes after we gave up on it still counts if it closed the question.
  const isLate = waiting.key !== answered.key;
  if (isLate && verdict !== 'right') return stay(state);
  const told = takeResult(state, result, verdict, now);
  switch (verdict) {
    case 'partial':
      return partlyRight(told, quiz, answered, result);
    case 'right':
      return right(told, quiz, result);
    case 'time-up':
      return timeUpConfirmed(told, quiz, result);
    case 'wrong':
      return wrong(told, quiz, result);
  }
}

type Verdict = 'partial' | 'right' | 'wrong' | 'time-up';

function verdictOf({ code, result }: AnswerResult, submission: Submission): Verdict {
  if (code === 'PARTIAL_ANSWERS_CORRECT') return 'partial';
  if (result || code === 'ALL_ANSWERS_CORRECT') return 'right';
  return code === 'TIME_UP' || submission.timeUp ? 'time-up' : 'wrong';
}

function takeResult(state: RunState, result: AnswerResult, verdict: Verdict, now: Moment): RunState {
  const known = { ...state, quiet: state.quiet || result.quiet, hint: result.hint, refusals: 0 };
  const quizzes = result.nextQuiz ? putQuiz(known.quizzes, result.nextQuiz) : known.quizzes;
  const listed = { ...known, quizzes };
  if (result.run) return applyRun(listed, result.run, now);
  const lost = verdict === 'wrong' || verdict === 'time-up' ? 1 : 0;
  const lives = Math.max(0, Math.min(result.lives ?? rules.lives, state.lives - lost));
  const stars = Math.min(rules.maxStars, state.stars + (verdict === 'right' ? 1 : 0));
  return { ...listed, lives, stars };
}

function partlyRight(state: RunState, quiz: Quiz, submission: Submission, result: AnswerResult): Step {
  if (!quiz.question) return stay(state);
  const core = questionCore(quiz.type);
  const locked: LockedParts = { ...state.locked, ...core.lockedParts?.(submission.answer, quiz.question) };
  const next = { ...state, locked, input: core.empty(quiz.question) };
  const parts = result.parts ?? { correct: Object.keys(locked).length, total: Object.keys(locked).length };
  const said = { name: 'parts-right', ...parts } as const;
  return withEffects(remembered(toPhase(next, { name: 'partial' })), {
    type: 'announce',
    announcement: said,
  });
}

function right(state: RunState, quiz: Quiz, result: AnswerResult): Step {
  const closed = close(state, quiz, 'right', result);
  const step = remembered(toPhase(closed, { name: 'right' }));
  const told = withEffects(step, { type: 'announce', announcement: { name: 'right' } });
  return closed.quiet ? told : withEffects(told, { type: 'sound', sound: 'correct' });
}

function wrong(state: RunState, quiz: Quiz, result: AnswerResult): Step {
  const isLast = state.lives === 0;
  const next = isLast ? close(state, quiz, 'wrong', result) : clearPick(state, quiz);
  const passed = state.stars >= rules.passStars;
  const end = isLast && !passed ? endIfOver(next) : null;
  const step = end ?? remembered(toPhase(next, { name: isLast ? 'passed-with-no-lives' : 'wrong' }));
  return withEffects(step, { type: 'sound', sound: 'incorrect' });
}

function timeUpConfirmed(state: RunState, quiz: Quiz, result: AnswerResult): Step {
  const cause = state.phase.name === 'time-up' ? state.phase.cause : 'clock';
  const closed = close(state, quiz, 'time_up', result);
  const step = remembered(toPhase(closed, { name: 'time-up', cause, pending: null }));
  // A time-up that we saw coming has been heard already.
  return state.phase.name === 'time-up' ? step : withEffects(step, { type: 'sound', sound: 'incorrect' });
}

/** A wrong pair is taken apart again; a whole answer stays for the learner to change. */
function clearPick(state: RunState, { type, question }: Quiz): RunState {
  if (!question || !questionCore(type).lockedParts) return state;
  return { ...state, input: questionCore(type).empty(question) };
}

function close(state: RunState, quiz: Quiz, outcome: QuestionOutcome, result: AnswerResult): RunState {
  const key =
    quiz.question && result.correctAnswers !== undefined && result.correctAnswers !== null
      ? questionCore(quiz.type).fromAnswer(result.correctAnswers, quiz.question)
      : null;
  const closing: Closing = { outcome, key, explanation: result.explanation, sources: result.sources };
  const quizzes = putQuiz(state.quizzes, { ...quiz, closed: true, outcome });
  return { ...state, closing, quizzes, deadline: null };
}
