import {
  eachDatabase,
  isProof,
  type NewLearner,
  type OperationId,
  type TestProvider,
} from '@sirah-trails/provider/testing';
import { describe, expect, it } from 'vitest';
import { sendOperation } from '../send-operation.ts';
import { ask, newcomer, secondTyping } from './newcomer.ts';
import { longAfter, accountsHarness } from './open-accounts.ts';

/** Timed calls per operation. `sign-in-work` in the provider proves equal work on every push. */
const pairs = 1000;
/** The account state with the most work. */
const timed: Partial<Record<OperationId, NewLearner>> = {
  signInStudent: {},
  forgotPassword: {},
  resendResetCode: {},
  resendVerification: { verified: false },
  recoverAccount: { deactiveReason: 'An unkind name.' },
  getToken: {},
};

/** Operations with an email, and their other fields. */
const asked: readonly (readonly [id: OperationId, more: object])[] = [
  ['signInStudent', { password: 'Wrong-password-1' }],
  ['forgotPassword', {}],
  ['resendResetCode', {}],
  ['resendVerification', {}],
  ['checkOtp', { otp: '000000' }],
  ['verifyEmail', { otp: '000000' }],
  ['resetPassword', { otp: '000000', ...secondTyping }],
  ['recoverAccount', { message: 'Please let me in again.' }],
  ['getToken', { code: 'c'.repeat(43), verifier: 'v'.repeat(43) }],
];

eachDatabase('accounts cannot be enumerated (T9)', (engine) => {
  let provider: TestProvider;
  accountsHarness(engine, (opened) => (provider = opened));

  /** The exchange has query parameters. */
  const askAs = (id: OperationId, email: string, more: object) =>
    id === 'getToken'
      ? sendOperation(provider, id, { query: { email, ...more } })
      : ask(provider, id, { email, ...more });

  describe.each(asked)('%s', (id, more) => {
    const kinds = {
      'a learner': {},
      'a learner who is not proven': { verified: false },
      'a deactivated learner': { deactiveReason: 'An unkind name.' },
      'a learner of Google': { hasPassword: false },
    };

    it.each(Object.entries(kinds))('gives %s and nobody the same bytes', async (_name, kind) => {
      const { email } = await provider.createLearner(kind);
      const answers = [];
      for (const address of [email, newcomer().email]) {
        const answer = await askAs(id, address, more);
        answers.push([answer.status, await answer.text()]);
      }
      expect(answers[0]).toEqual(answers[1]);
    });
  });

  if (isProof) {
    it.each(asked.filter(([id]) => id in timed))(
      '%s takes as long for nobody as for a learner',
      async (id, more) => {
        // Fresh emails: rate-limit state reveals earlier calls, not accounts.
        const somebody = async () => (await provider.createLearner(timed[id])).email;
        const time = async (address: string) => {
          longAfter(provider);
          const begun = performance.now();
          await (await askAs(id, address, more)).arrayBuffer();
          return performance.now() - begun;
        };
        const [known, unknown]: [number[], number[]] = [[], []];
        for (const address of [await somebody(), newcomer().email]) await time(address);
        for (let pair = 0; pair < pairs; pair += 1) {
          // Alternates the order to cancel drift of the machine.
          const email = await somebody();
          if (pair % 2 === 0) known.push(await time(email));
          unknown.push(await time(newcomer().email));
          if (pair % 2 === 1) known.push(await time(email));
        }
        const auc = rankAuc(known, unknown);
        process.stdout.write(`${id} on ${engine.engine}: rank AUC ${auc.toFixed(3)} of 2 x ${pairs}\n`);
        expect(auc).toBeGreaterThan(0.45);
        expect(auc).toBeLessThan(0.55);
      },
      1_200_000,
    );
  }
});

/** Probability that a `left` value exceeds a `right` value (AUC): 0.5 if indistinguishable. */
function rankAuc(left: readonly number[], right: readonly number[]): number {
  let wins = 0;
  for (const one of left) for (const other of right) wins += one > other ? 1 : one === other ? 0.5 : 0;
  return wins / (left.length * right.length);
}
