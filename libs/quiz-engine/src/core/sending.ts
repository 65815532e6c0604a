import type { Failure, Moment } from './chapter.ts';
import { reload } from './reloading.ts';
import { questionCore, type Input } from './question-registry.ts';
import { currentQuiz, type RunState } from './run-state.ts';
import { remembered, stay, toPhase, withEffects, withNewKey, type Step } from './step.ts';
import { failedAttempt, firstAttempt, repeatedAttempt, type Attempt, type Submission } from './submission.ts';

/** Submits what the learner put in, under a key of its own. */
export function onSubmit(state: RunState, input: Input | null): Step {
  const quiz = currentQuiz(state);
  const canSubmit = state.phase.name === 'answering' || state.phase.name === 'partial';
  if (!canSubmit || !quiz?.question || input === null) return stay(state);
  const core = questionCore(quiz.type);
  if (!core.isAnswerable(input, quiz.question)) return stay(state);
  const { key, state: next } = withNewKey({ ...state, input });
  const answer = core.toAnswer(input, quiz.question);
  return send(next, { quizId: quiz.id, answer, timeUp: false, key });
}

/** Sends an answer of an earlier visit again, with the key it had. */
export function resend(state: RunState, submission: Submission): Step {
  return submission.timeUp
    ? remembered(sendTimeUp(state, submission))
    : send({ ...state, input: inputOf(state, submission) }, submission);
}

export function onSendFailed(state: RunState, key: string, failure: Failure, now: Moment): Step {
  const sending = sendingOf(state);
  if (sending?.submission.key !== key) return stay(state);
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

/** The submission under way, whichever phase it belongs to. */
export function sendingOf({ phase }: RunState): { submission: Submission; attempt: Attempt } | null {
  if (phase.name === 'submitting') return phase;
  return phase.name === 'time-up' ? phase.pending : null;
}

function send(state: RunState, submission: Submission): Step {
  const phase = { name: 'submitting', submission, attempt: firstAttempt } as const;
  return remembered(toPhase(state, phase, { type: 'send', submission }));
}

function sendTimeUp(state: RunState, submission: Submission): Step {
  const pending = { submission, attempt: firstAttempt };
  return toPhase(state, { name: 'time-up', cause: 'away', pending }, { type: 'send', submission });
}

function withAttempt(state: RunState, attempt: Attempt): Step {
  const { phase } = state;
  if (phase.name === 'submitting') return toPhase(state, { ...phase, attempt });
  if (phase.name !== 'time-up' || !phase.pending) return stay(state);
  return toPhase(state, { ...phase, pending: { ...phase.pending, attempt } });
}

function inputOf(state: RunState, { answer }: Submission): Input | null {
  const quiz = currentQuiz(state);
  return quiz?.question ? questionCore(quiz.type).fromAnswer(answer, quiz.question) : null;
}
