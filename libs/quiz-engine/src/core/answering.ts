import type { QuestionOutcome } from '../questions/contract/core.ts';
import type { Mode, Step } from './events.ts';
import {
  answerOf,
  emptied,
  emptyAnswerOf,
  isAnswerable,
  isInParts,
  isTried,
  lockedPartsOf,
  putInPlay,
  withKey,
  type QuestionInPlay,
} from './questions.ts';
import { praiseFor } from './praise.ts';
import type { AnswerResult, Failure, Moment, Quiz, Run } from './responses.ts';
import {
  acceptsInput,
  currentQuiz,
  failedAttempt,
  firstAttempt,
  repeatedAttempt,
  sendingOf,
  type Attempt,
  type Closing,
  type Praise,
  type RunState,
  type Submission,
  type TimeUpCause,
} from './state.ts';
import {
  applyRun,
  applyTime,
  putQuiz,
  reload,
  remembered,
  sound,
  stay,
  toPhase,
  withEffects,
  withNewKey,
} from './step.ts';

export function onInput(state: RunState, inPlay: QuestionInPlay): Step {
  return isOpenFor(state, inPlay) ? remembered(stay({ ...state, inPlay })) : stay(state);
}

/** Sends the input under a new key, unless the same answer was wrong before (D225). */
export function onSubmit(state: RunState, inPlay: QuestionInPlay | null): Step {
  if (!inPlay || state.currentId === null) return stay(state);
  if (!isOpenFor(state, inPlay) || !canSend(state, inPlay)) return stay(state);
  const { key, state: next } = withNewKey({ ...state, inPlay });
  return send(next, { quizId: state.currentId, answer: answerOf(inPlay), timeUp: false, key });
}

function canSend({ tried }: RunState, inPlay: QuestionInPlay): boolean {
  return isAnswerable(inPlay) && !isTried(inPlay, tried);
}

/** Sends the empty answer when time is up; the server closes the question (B4.10, D118). */
export function timeIsUp(state: RunState, cause: TimeUpCause): Step {
  const { inPlay, currentId } = state;
  if (inPlay === null || currentId === null) return stay(state);
  const { key, state: next } = withNewKey(state);
  const submission = { quizId: currentId, answer: emptyAnswerOf(inPlay), timeUp: true, key };
  return withEffects(remembered(sendTimeUp(next, cause, submission)), sound(state, 'incorrect'));
}

/** Requests the result of a closed question, which the server repeats for any answer. */
export function sendAnything(state: RunState): Step {
  const { inPlay, currentId } = state;
  if (inPlay === null || currentId === null) return stay(state);
  const { key, state: next } = withNewKey(state);
  return send(next, { quizId: currentId, answer: answerOf(inPlay), timeUp: false, key });
}

/** Resends an answer of an earlier visit under its own key. */
export function resend(state: RunState, submission: Submission): Step {
  if (submission.timeUp) return remembered(sendTimeUp(state, 'away', submission));
  const question = currentQuiz(state)?.question;
  return send(question ? { ...state, inPlay: putInPlay(question, submission.answer) } : state, submission);
}

export function onSendFailed(state: RunState, key: string, failure: Failure, now: Moment): Step {
  const sending = sendingOf(state);
  if (sending?.submission.key !== key) return stay(state);
  // The answer stays in the memory and is sent when the same learner signs in.
  if (failure.kind === 'session-over') return stay(state);
  if (failure.kind === 'refused') return reload(state, failure);
  const next = withAttempt(state, failedAttempt(sending.attempt, failure, now));
  const isFirst = sending.attempt.failures === 0;
  return isFirst ? withEffects(next, { type: 'announce', announcement: { name: 'network-trouble' } }) : next;
}

/** Retries the same answer under the same key. */
export function sendAgain(state: RunState): Step {
  const sending = sendingOf(state);
  if (!sending || sending.attempt.retryAt === null) return stay(state);
  const { submission } = sending;
  return withEffects(withAttempt(state, repeatedAttempt(sending.attempt)), { type: 'send', submission });
}

function isOpenFor(state: RunState, { question }: QuestionInPlay) {
  return acceptsInput(state) && question === state.inPlay?.question;
}

function send(state: RunState, submission: Submission): Step {
  const phase = { name: 'submitting', submission, attempt: firstAttempt } as const;
  return remembered(toPhase(state, phase, { type: 'send', submission }));
}

function sendTimeUp(state: RunState, cause: TimeUpCause, submission: Submission): Step {
  const pending = { submission, attempt: firstAttempt };
  return toPhase(state, { name: 'time-up', cause, pending }, { type: 'send', submission });
}

function withAttempt(state: RunState, attempt: Attempt): Step {
  const { phase } = state;
  if (phase.name === 'submitting') return toPhase(state, { ...phase, attempt });
  if (phase.name !== 'time-up' || !phase.pending) return stay(state);
  return toPhase(state, { ...phase, pending: { ...phase.pending, attempt } });
}

/** Requests extra time to hear the question, once for each question with a clock (D215). */
export function onReadAloud(state: RunState): Step {
  const { currentId, deadline, keysUsed } = state;
  if (currentId === null || deadline === null || !acceptsInput(state) || state.readAloudAt !== null)
    return stay(state);
  return withEffects(stay({ ...state, readAloudAt: keysUsed }), { type: 'read-aloud', quizId: currentId });
}

/** Takes the extra time, unless an answer was sent meanwhile: the result of that answer has the newer time. */
export function onExtraTime(state: RunState, quizId: string, run: Run | null, now: Moment): Step {
  if (quizId !== state.currentId) return stay(state);
  // Not granted, or the call failed: the next read-aloud asks again.
  if (!run) return stay({ ...state, readAloudAt: null });
  const isOld = run.id !== state.runId || state.readAloudAt !== state.keysUsed;
  return stay(isOld ? state : applyTime(state, run, now));
}

/** Applies the result of an answer. PARTIAL is tested before `result` (D116). */
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
  // A late response counts if it closed the question.
  const isLate = waiting.key !== answered.key;
  if (isLate && verdict !== 'right') return stay(state);
  const taken = takeResult(state, result, verdict, now);
  switch (verdict) {
    case 'partial':
      return partlyRight(taken, state.inPlay, answered, result);
    case 'right':
      return right(close(taken, quiz, 'right', result), praiseFor(state, now));
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

/** Whether the game has no more questions. */
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
  const announcement = { name: 'parts-right', ...parts } as const;
  return withEffects(step, { type: 'announce', announcement }, sound(next, 'correct'));
}

function right(answered: RunState, praise: Praise | null): Step {
  const closed = { ...answered, closing: answered.closing && { ...answered.closing, praise } };
  const step = remembered(toPhase(closed, { name: 'right' }));
  const announcement = { name: 'right', star: closed.limits.stars > 0 } as const;
  return withEffects(step, { type: 'announce', announcement }, sound(closed, 'correct'));
}

function wrong(mode: Mode, state: RunState, closed: RunState): Step {
  const step = mode.afterWrong(closed) ?? remembered(toPhase(clearPick(state), { name: 'wrong' }));
  return withEffects(step, sound(state, 'incorrect'));
}

function timeUpConfirmed(closed: RunState): Step {
  const { phase } = closed;
  const cause = phase.name === 'time-up' ? phase.cause : 'late';
  const step = remembered(toPhase(closed, { name: 'time-up', cause, pending: null }));
  // A time-up by our own clock has played its sound already.
  return phase.name === 'time-up' ? step : withEffects(step, sound(closed, 'incorrect'));
}

/** Adds the answer to the list of tried answers where the provider sends none. */
function withTried(state: RunState, { answer }: Submission, { run }: AnswerResult): RunState {
  return run?.tried ? state : { ...state, tried: [...state.tried, answer] };
}

/** Clears a wrong pair; any other answer stays for the learner to change. */
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
