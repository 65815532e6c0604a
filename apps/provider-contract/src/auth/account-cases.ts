import { useUpWrites, type OperationId } from '@sirah-trails/provider/testing';
import type { AnswerCases } from '../answer-cases.ts';
import type { PlayHarness } from '../journey/play-harness.ts';
import type { Player } from '../journey/player.ts';
import { wellFormed } from '../well-formed-requests.ts';
import { ask, codeFor, forget, newcomer, secondTyping } from './newcomer.ts';

type Sent = (harness: PlayHarness, player: Player) => Promise<Response>;

/** The last of several responses. */
function often(times: number, sent: Sent): Sent {
  return async (harness, player) => {
    for (let count = 1; count < times; count += 1) await sent(harness, player);
    return sent(harness, player);
  };
}

/** The response at the hourly limit. */
export function tooManyWrites(id: OperationId, sent: Sent): Sent {
  return async (harness, player) => {
    useUpWrites(harness.provider.context, id, player.learner.id);
    return sent(harness, player);
  };
}

const guess: Sent = ({ provider }, { learner: { email } }) =>
  ask(provider, 'signInStudent', { email, password: 'wrong' });

const signUpAnybody: Sent = ({ provider }) => ask(provider, 'signUpStudent', newcomer());

const recoverAnybody: Sent = ({ provider }) =>
  ask(provider, 'recoverAccount', { email: newcomer().email, message: 'Please' });

function sendTo(id: OperationId): Sent {
  return ({ provider }, { learner: { email } }) => ask(provider, id, { email });
}

function tryCode(id: OperationId): Sent {
  return ({ provider }, { learner: { email } }) =>
    ask(provider, id, { email, otp: '000000', ...secondTyping });
}

function asLearner(id: OperationId, changes: object = {}): Sent {
  return ({ provider }, { learner: { token } }) => {
    const body = { ...(wellFormed[id].body as object), ...changes };
    return ask(provider, id, body, { token });
  };
}

/** Cases for the declared statuses of account operations. */
export const accountCases = {
  signInStudent: {
    200: ({ provider }, { learner: { email, password } }) =>
      ask(provider, 'signInStudent', { email, password }),
    403: async ({ provider }) => {
      const { email, password } = await provider.createLearner({ verified: false });
      return ask(provider, 'signInStudent', { email, password });
    },
    429: often(11, guess),
  },
  signUpStudent: {
    200: signUpAnybody,
    // The harness allows five sign-ups.
    429: often(6, signUpAnybody),
  },
  verifyEmail: {
    200: async ({ provider }) => {
      const learner = await provider.createLearner({ verified: false });
      await ask(provider, 'resendVerification', { email: learner.email });
      const otp = await codeFor(provider, learner.email);
      return ask(provider, 'verifyEmail', { email: learner.email, otp });
    },
    429: often(31, tryCode('verifyEmail')),
  },
  resendVerification: { 200: sendTo('resendVerification'), 429: often(2, sendTo('resendVerification')) },
  forgotPassword: { 200: sendTo('forgotPassword'), 429: often(2, sendTo('forgotPassword')) },
  resendResetCode: { 200: sendTo('resendResetCode'), 429: often(2, sendTo('resendResetCode')) },
  checkOtp: {
    200: async ({ provider }, { learner: { email } }) =>
      ask(provider, 'checkOtp', { email, otp: await forget(provider, email) }),
    429: often(31, tryCode('checkOtp')),
  },
  resetPassword: {
    200: async ({ provider }, { learner: { email } }) =>
      ask(provider, 'resetPassword', { email, otp: await forget(provider, email), ...secondTyping }),
    429: async (harness, player) => {
      await often(30, tryCode('checkOtp'))(harness, player);
      return tryCode('resetPassword')(harness, player);
    },
  },
  recoverAccount: { 200: recoverAnybody, 429: often(6, recoverAnybody) },
  updateFields: {
    200: asLearner('updateFields'),
    429: tooManyWrites('updateFields', asLearner('updateFields')),
  },
  changePassword: {
    200: asLearner('changePassword'),
    429: often(11, asLearner('changePassword', { old_password: 'wrong' })),
  },
  sendAccountCode: { 200: asLearner('sendAccountCode'), 429: often(2, asLearner('sendAccountCode')) },
  setPassword: {
    200: async ({ provider }) => {
      const { token, email } = await provider.createLearner({ hasPassword: false });
      await ask(provider, 'sendAccountCode', { purpose: 'set-password' }, { token });
      const otp = await codeFor(provider, email);
      return ask(provider, 'setPassword', { otp, ...secondTyping }, { token });
    },
    429: async ({ provider }) => {
      const { token } = await provider.createLearner({ hasPassword: false });
      const guess = () => ask(provider, 'setPassword', { otp: '000000', ...secondTyping }, { token });
      for (let tries = 0; tries < 30; tries += 1) await guess();
      return guess();
    },
  },
  recordConsent: {
    200: asLearner('recordConsent'),
    429: tooManyWrites('recordConsent', asLearner('recordConsent')),
  },
} satisfies Partial<AnswerCases>;
