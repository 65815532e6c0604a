import { eachDatabase, isProof, type OperationId, type TestProvider } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlayStage } from '../play/play-stage.ts';
import { ask, newcomer, secondTyping } from './newcomer.ts';
import { longAfter, openAccounts } from './open-accounts.ts';

/** Of each operation that is timed; that every push does the same work is tested in `sign-in-work` of the provider. */
const pairs = 1000;
const timed = ['signInStudent', 'forgotPassword', 'resendResetCode', 'resendVerification', 'recoverAccount'];

/** Operations that take an address of anybody, with what else they need. */
const asked: readonly (readonly [id: OperationId, more: object])[] = [
  ['signInStudent', { password: 'Wrong-password-1' }],
  ['forgotPassword', {}],
  ['resendResetCode', {}],
  ['resendVerification', {}],
  ['checkOtp', { otp: '000000' }],
  ['verifyEmail', { otp: '000000' }],
  ['resetPassword', { otp: '000000', ...secondTyping }],
  ['recoverAccount', { message: 'Please let me in again.' }],
];

eachDatabase('who has an account does not show (T9)', (engine) => {
  let stage: PlayStage;
  let provider: TestProvider;
  beforeAll(async () => {
    stage = await openAccounts(engine);
    provider = stage.provider;
  });
  afterAll(() => stage.close());

  describe.each(asked)('%s', (id, more) => {
    const kinds = {
      'a learner': {},
      'a learner who is not proven': { verified: false },
      'a deactivated learner': { deactiveReason: 'An unkind name.' },
      'a learner of Google': { hasPassword: false },
    };

    it.each(Object.entries(kinds))('gives %s and nobody the same bytes', async (_name, kind) => {
      longAfter(provider);
      const { email } = await provider.createLearner(kind);
      const answers = [];
      for (const address of [email, newcomer().email]) {
        const answer = await ask(provider, id, { email: address, ...more });
        answers.push([answer.status, await answer.text()]);
      }
      expect(answers[0]).toEqual(answers[1]);
    });
  });

  if (isProof) {
    it.each(asked.filter(([id]) => timed.includes(id)))(
      '%s takes as long for nobody as for a learner',
      async (id, more) => {
        const { email } = await provider.createLearner({ deactiveReason: 'An unkind name.' });
        const time = async (address: string) => {
          longAfter(provider);
          const begun = performance.now();
          await (await ask(provider, id, { email: address, ...more })).arrayBuffer();
          return performance.now() - begun;
        };
        const [known, unknown]: [number[], number[]] = [[], []];
        for (const address of [email, newcomer().email]) await time(address);
        for (let pair = 0; pair < pairs; pair += 1) {
          known.push(await time(email));
          unknown.push(await time(newcomer().email));
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

/** The chance that one of `left` is greater than one of `right`: 0.5 when they cannot be told apart. */
function rankAuc(left: readonly number[], right: readonly number[]): number {
  let wins = 0;
  for (const one of left) for (const other of right) wins += one > other ? 1 : one === other ? 0.5 : 0;
  return wins / (left.length * right.length);
}
