import {
  answerOf,
  emptyAnswerOf,
  isAnswerable,
  isTried,
  putInPlay,
  type QuestionInPlay,
} from '../question-registry.ts';
import type { TimeUpCause } from '../state/phase.ts';
import type { Failure, Moment } from '../state/responses.ts';
import { acceptsInput, currentQuiz, sendingOf, type RunState } from '../state/run-state.ts';
import {
  reload,
  remembered,
  sound,
  stay,
  toPhase,
  withEffects,
  withNewKey,
  type Step,
} from '../state/step.ts';
import {
  failedAttempt,
  firstAttempt,
  repeatedAttempt,
  type Attempt,
  type Submission,
} from '../state/submission.ts';

/** Keeps the learner's input. */
export function onInput(state: RunState, inPlay: QuestionInPlay): Step {
  return isOpenFor(state, inPlay) ? remembered(stay({ ...state, inPlay })) : stay(state);
}

/** Submits the learner's input, under a key of its own; not an answer that was wrong before (D225). */
export function onSubmit(state: RunState, inPlay: QuestionInPlay | null): Step {
  if (!inPlay || state.currentId === null) return stay(state);
  if (!isOpenFor(state, inPlay) || !canSend(state, inPlay)) return stay(state);
  const { key, state: next } = withNewKey({ ...state, inPlay });
  return send(next, { quizId: state.currentId, answer: answerOf(inPlay), timeUp: false, key });
}

function canSend({ tried }: RunState, inPlay: QuestionInPlay): boolean {
  return isAnswerable(inPlay) && !isTried(inPlay, tried);
}

/** The clock has run out: the empty answer goes to the server, which closes the question (B4.10, D118). */
export function timeIsUp(state: RunState, cause: TimeUpCause): Step {
  const { inPlay, currentId } = state;
  if (inPlay === null || currentId === null) return stay(state);
  const { key, state: next } = withNewKey(state);
  const submission = { quizId: currentId, answer: emptyAnswerOf(inPlay), timeUp: true, key };
  return withEffects(remembered(sendTimeUp(next, cause, submission)), sound(state, 'incorrect'));
}

/** Sends an answer of an earlier visit again, with the key it had. */
export function resend(state: RunState, submission: Submission): Step {
  if (submission.timeUp) return remembered(sendTimeUp(state, 'away', submission));
  const question = currentQuiz(state)?.question;
  return send(question ? { ...state, inPlay: putInPlay(question, submission.answer) } : state, submission);
}

export function onSendFailed(state: RunState, key: string, failure: Failure, now: Moment): Step {
  const sending = sendingOf(state);
  if (sending?.submission.key !== key) return stay(state);
  // The answer stays remembered: it is sent once the same learner has signed in.
  if (failure.kind === 'session-over') return stay(state);
  if (failure.kind === 'refused') return reload(state, failure);
  const next = withAttempt(state, failedAttempt(sending.attempt, failure, now));
  const isNews = sending.attempt.failures === 0;
  return isNews ? withEffects(next, { type: 'announce', announcement: { name: 'network-trouble' } }) : next;
}

/** The same answer under the same key, once more. */
export function sendAgain(state: RunState): Step {
  const sending = sendingOf(state);
  if (!sending || sending.attempt.retryAt === null) return stay(state);
  const { submission } = sending;
  return withEffects(withAttempt(state, repeatedAttempt(sending.attempt)), { type: 'send', submission });
}

/** Whether input is taken, and for this question. */
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
