import type { OperationId, TestProvider } from '@sirah-trails/provider/testing';
import { codeFor, forget, newcomer, secondTyping, signUp } from './auth/newcomer.ts';
import { earlierMistake } from './journey/earlier-mistakes.ts';
import type { PlayHarness } from './journey/play-harness.ts';
import type { Player } from './journey/player.ts';
import { sendOperation, type OperationRequest } from './send-operation.ts';
import { wellFormed } from './well-formed-requests.ts';

/** Outcome of a repeated write after its response was lost. */
export type Repeated =
  | 'the same'
  // Secrets are not stored: the client redirects to sign-in.
  | 'the same without the token'
  // The lost token and device token are unknown, and their session expires.
  | 'a session of its own'
  // The write ended the session of the repeat.
  | 'signed out';

/** A write operation whose response is lost. */
export interface LostWrite {
  /** Prepares a new learner and returns the request, without its idempotency key. */
  ready(harness: PlayHarness, player: Player): Promise<OperationRequest>;
  readonly repeated: Repeated;
}

type Ready = LostWrite['ready'];

const firstQuestion = 'w1-s1-c1-q-mc';

/** The learner's well-formed request, after its preconditions. */
function own(id: OperationId, before: (player: Player) => Promise<unknown> = async () => undefined): Ready {
  return async (_stage, player) => {
    await before(player);
    return { ...wellFormed[id], token: player.learner.token };
  };
}

function same(ready: Ready): LostWrite {
  return { ready, repeated: 'the same' };
}

const endlessAnswer: Ready = async (_stage, { endless, learner: { token } }) => {
  const { id: quizId, right } = await endless.open();
  return { path: { quizTimeId: 'qt-endless', quizId }, body: { answer: right }, token };
};

/** All write operations with their preconditions and repeat outcomes. */
export const lostWrites: Partial<Record<OperationId, LostWrite>> = {
  signInStudent: {
    ready: async (_stage, { learner: { email, password } }) => ({ body: { email, password } }),
    repeated: 'a session of its own',
  },
  signUpStudent: same(async () => ({ body: newcomer() })),
  verifyEmail: {
    ready: async ({ provider }) => {
      const who = newcomer();
      return { body: { email: who.email, otp: await signUp(provider, who) } };
    },
    repeated: 'the same without the token',
  },
  resendVerification: same(async ({ provider }) => {
    const { email } = await provider.createLearner({ verified: false });
    return { body: { email, challenge: 'c'.repeat(43) } };
  }),
  forgotPassword: same(async (_stage, { learner: { email } }) => ({ body: { email } })),
  resendResetCode: same(async (_stage, { learner: { email } }) => ({ body: { email } })),
  checkOtp: same(async ({ provider }, { learner: { email } }) => ({
    body: { email, otp: await forget(provider, email) },
  })),
  resetPassword: same(async ({ provider }, { learner: { email } }) => ({
    body: { email, otp: await forget(provider, email), ...secondTyping },
  })),
  recoverAccount: same(async ({ provider }) => {
    const { email } = await provider.createLearner({ deactiveReason: 'A rule was broken.' });
    return { body: { email, message: 'My brother played with my tablet.' } };
  }),
  updateFields: same(async ({ provider }) => {
    const { token } = await provider.createLearner({ complete: false });
    return { ...wellFormed.updateFields, token };
  }),
  changePassword: same(own('changePassword')),
  recordConsent: same(own('recordConsent')),
  refreshSession: same(own('refreshSession')),
  logout: { ready: own('logout'), repeated: 'signed out' },
  changeSettings: same(own('changeSettings', (player) => player.play('w1-s1-c1', 'r'))),
  deleteAccount: {
    ready: async (_stage, { learner: { password, token } }) => ({ body: { password }, token }),
    repeated: 'signed out',
  },
  sendAccountCode: same(own('sendAccountCode')),
  setPassword: same(async ({ provider }) => {
    const { token, email } = await provider.createLearner({ hasPassword: false });
    await sendOperation(provider, 'sendAccountCode', { body: { purpose: 'set-password' }, token });
    return { body: { otp: await codeFor(provider, email), ...secondTyping }, token };
  }),
  submitFeedback: same(own('submitFeedback')),
  reportMistake: same(own('reportMistake')),
  reportClientError: same(async () => wellFormed.reportClientError),
  submitAnswer: same(own('submitAnswer', (player) => player.open(firstQuestion))),
  readQuizAloud: same(own('readQuizAloud', (player) => player.open(firstQuestion))),
  deleteAnswers: same(own('deleteAnswers', (player) => player.play('w1-s1-c1', 'www'))),
  nextEndlessQuiz: same(own('nextEndlessQuiz')),
  nextEndlessQuizBare: same(own('nextEndlessQuizBare')),
  submitEndlessAnswer: same(endlessAnswer),
  submitEndlessAnswerBare: same(endlessAnswer),
  // Practice writes nothing: there is no effect to count twice.
  submitPracticeAnswer: same(own('submitPracticeAnswer', (player) => player.play('w1-s1-c1', 'rrr'))),
  // The trial writes nothing, either.
  openTrialRun: same(async ({ provider }) => ({ body: { token: await trialToken(provider) } })),
  submitTrialAnswer: same(async ({ provider }) => {
    const body = { token: await trialToken(provider), answer: 'A' };
    return { ...wellFormed.submitTrialAnswer, body };
  }),
  submitReviewAnswer: same(async (harness, player) => {
    await earlierMistake(harness, player);
    return { ...wellFormed.submitReviewAnswer, token: player.learner.token };
  }),
  saveFontSize: same(own('saveFontSize')),
  saveBookProgress: same(own('saveBookProgress')),
  reportReadingTime: same(own('reportReadingTime')),
  putAvatar: same(own('putAvatar')),
};

/** The token of a new run of the trial. */
async function trialToken(provider: TestProvider): Promise<string> {
  const response = await sendOperation(provider, 'openTrialRun', wellFormed.openTrialRun);
  return ((await response.json()) as { token: string }).token;
}
