import {
  activateLearner,
  afterNextPassword,
  deactivateLearner,
  deleteLearner,
  bothDatabases,
  inTransaction,
  overtake,
  readError,
  type TestLearner,
  type TestProvider,
} from '@sirah-trails/provider/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendOperation } from '../send-operation.ts';
import { ask, codeFor, forget, goodPassword, otherPassword, secondTyping } from './newcomer.ts';
import { accountsHarness } from './open-accounts.ts';

type Transaction = Parameters<Parameters<typeof inTransaction>[1]>[0];

bothDatabases('a call that a change of the account overtakes (T10, T11)', (engine) => {
  let provider: TestProvider;
  let learner: TestLearner;
  accountsHarness(engine, (opened) => (provider = opened));
  beforeEach(async () => {
    learner = await provider.createLearner();
  });

  const signIn = (password = goodPassword) =>
    ask(provider, 'signInStudent', { email: learner.email, password });
  const asLearner = (id: Parameters<typeof ask>[1], body: object) =>
    ask(provider, id, body, { token: learner.token });
  const inOwn = (change: (transaction: Transaction) => Promise<unknown>) =>
    inTransaction(provider.context.database, change);

  const closing = (transaction: Transaction) =>
    deactivateLearner(transaction, learner.id, 'Please be kind.', provider.clock.now());
  const deletion = (transaction: Transaction) => deleteLearner(transaction, learner.id);
  /** The session and code changes of a new password, as a single change of the locked row. */
  const replacement = async (transaction: Transaction) => {
    const now = provider.clock.now();
    await transaction
      .updateTable('learner')
      .set({ password_hash: 'new' })
      .where('id', '=', learner.id)
      .execute();
    await transaction
      .updateTable('session')
      .set({ revoked_at: now })
      .where('learner_id', '=', learner.id)
      .execute();
    await transaction.deleteFrom('one_time_code').where('learner_id', '=', learner.id).execute();
    await transaction.deleteFrom('token_exchange').where('learner_id', '=', learner.id).execute();
  };

  const liveSessions = async () => {
    const query = provider.context.database
      .selectFrom('session')
      .select('id')
      .where('revoked_at', 'is', null);
    return (await query.where('learner_id', '=', learner.id).execute()).length;
  };
  const outcome = async (response: Response) => [response.status, (await readError(response)).code];

  describe('between the password check and its effect', () => {
    it('a sign-in with the password that a reset has replaced begins no session', async () => {
      const otp = await forget(provider, learner.email);
      afterNextPassword(provider, 'verify', () =>
        ask(provider, 'resetPassword', { email: learner.email, otp, ...secondTyping }),
      );
      expect(await outcome(await signIn())).toEqual([422, 'INVALID_CREDENTIALS']);
      expect(await liveSessions()).toBe(0);
      expect((await signIn(otherPassword)).status).toBe(200);
    });

    it('a sign-in with the password that its owner has changed begins no session', async () => {
      let changed: Response | undefined;
      afterNextPassword(provider, 'verify', async () => {
        changed = await asLearner('changePassword', { old_password: goodPassword, ...secondTyping });
      });
      expect(await outcome(await signIn())).toEqual([422, 'INVALID_CREDENTIALS']);
      expect([changed?.status, await liveSessions()]).toEqual([200, 1]);
    });

    it('a sign-in to an account that is closed shows its reason, to one that is deleted nothing', async () => {
      afterNextPassword(provider, 'verify', () => inOwn(closing));
      const closed = await signIn();
      expect([closed.status, await closed.json()]).toMatchObject([
        403,
        { code: 'ACCOUNT_DEACTIVATED', data: { deactive_reason: 'Please be kind.' } },
      ]);
      expect(await liveSessions()).toBe(0);
      await inOwn((transaction) => activateLearner(transaction, learner.id));
      afterNextPassword(provider, 'verify', () => inOwn(deletion));
      expect(await outcome(await signIn())).toEqual([422, 'INVALID_CREDENTIALS']);
    });

    it('a change of the password that was reset meanwhile sets none', async () => {
      const otp = await forget(provider, learner.email);
      afterNextPassword(provider, 'verify', () =>
        ask(provider, 'resetPassword', { email: learner.email, otp, ...secondTyping }),
      );
      const third = { password: 'Third-and-last-9', password_confirmation: 'Third-and-last-9' };
      const refused = await asLearner('changePassword', { old_password: goodPassword, ...third });
      expect(refused.status).toBe(422);
      expect((await signIn(otherPassword)).status).toBe(200);
    });

    it('a deletion with a password that was changed meanwhile deletes nothing', async () => {
      const other = ((await (await signIn()).json()) as { access_token: string }).access_token;
      afterNextPassword(provider, 'verify', () =>
        asLearner('changePassword', { old_password: goodPassword, ...secondTyping }),
      );
      const refused = await ask(provider, 'deleteAccount', { password: goodPassword }, { token: other });
      expect(await outcome(refused)).toEqual([422, 'INVALID_CREDENTIALS']);
      expect((await signIn(otherPassword)).status).toBe(200);
    });

    it('a first password is not set by a session whose account was closed', async () => {
      learner = await provider.createLearner({ hasPassword: false });
      await asLearner('sendAccountCode', { purpose: 'set-password' });
      const otp = await codeFor(provider, learner.email);
      afterNextPassword(provider, 'hash', () => inOwn(closing));
      const refused = await asLearner('setPassword', { otp, ...secondTyping });
      expect(await outcome(refused)).toEqual([401, 'ACCOUNT_DEACTIVATED']);
    });
  });

  /** A call started while the learner's row is locked, and its response after each change. */
  interface Flow {
    readonly begin: () => Promise<() => Promise<Response>>;
    readonly replaced: readonly [status: number, code?: string];
    readonly closed: readonly [status: number, code?: string];
    readonly deleted: readonly [status: number, code?: string];
  }
  const flows: Readonly<Record<string, Flow>> = {
    'the exchange of a code': {
      begin: async () => {
        const claim = await provider.offerExchange(learner);
        return () => sendOperation(provider, 'getToken', { query: { ...claim } });
      },
      replaced: [401, 'EXCHANGE_REFUSED'],
      closed: [401, 'EXCHANGE_REFUSED'],
      deleted: [401, 'EXCHANGE_REFUSED'],
    },
    'a refresh': {
      begin: async () => () => sendOperation(provider, 'refreshSession', { token: learner.token }),
      replaced: [401, 'UNAUTHENTICATED'],
      closed: [401, 'UNAUTHENTICATED'],
      deleted: [401, 'UNAUTHENTICATED'],
    },
    'the proof of an address': {
      begin: async () => {
        learner = await provider.createLearner({ verified: false });
        await ask(provider, 'resendVerification', { email: learner.email });
        const otp = await codeFor(provider, learner.email);
        return () => ask(provider, 'verifyEmail', { email: learner.email, otp });
      },
      replaced: [422, 'INVALID_CODE'],
      closed: [422, 'INVALID_CODE'],
      deleted: [422, 'INVALID_CODE'],
    },
    'a reset': {
      begin: async () => {
        const otp = await forget(provider, learner.email);
        return () => ask(provider, 'resetPassword', { email: learner.email, otp, ...secondTyping });
      },
      replaced: [422, 'INVALID_CODE'],
      closed: [422, 'INVALID_CODE'],
      deleted: [422, 'INVALID_CODE'],
    },
    'a deletion by a code': {
      begin: async () => {
        await asLearner('sendAccountCode', { purpose: 'delete-account' });
        const otp = await codeFor(provider, learner.email);
        return () => asLearner('deleteAccount', { otp });
      },
      // SQLite authenticates the call after the change, PostgreSQL before.
      replaced: engine.engine === 'SQLite' ? [401, 'UNAUTHENTICATED'] : [422, 'INVALID_CODE'],
      closed: [401, 'ACCOUNT_DEACTIVATED'],
      deleted: [401, 'UNAUTHENTICATED'],
    },
    'a request for a code': {
      begin: async () => () => ask(provider, 'forgotPassword', { email: learner.email }),
      replaced: [200],
      closed: [200],
      deleted: [200],
    },
    'a request to open the account': {
      begin: async () => () =>
        ask(provider, 'recoverAccount', { email: learner.email, message: 'Please let me in.' }),
      replaced: [200],
      closed: [200],
      deleted: [200],
    },
  };

  describe.each(Object.entries(flows))('%s', (_name, { begin, replaced, closed, deleted }) => {
    it.each([
      ['a new password', replacement, replaced],
      ['the closing of the account', closing, closed],
      ['the deletion of the account', deletion, deleted],
    ] as const)('does what it may after %s, and begins no session', async (_change, change, expected) => {
      const call = await begin();
      const response = await overtake(provider, learner.id, call, change);
      const [status, code] = expected;
      expect(response.status).toBe(status);
      if (code !== undefined) expect((await readError(response)).code).toBe(code);
      expect(await liveSessions()).toBe(0);
    });
  });

  it('a mailed link that a new password has ended leads nowhere', async () => {
    learner = await provider.createLearner({ verified: false });
    await ask(provider, 'resendVerification', { email: learner.email, challenge: 'c'.repeat(43) });
    const mail = (await provider.mails()).find(({ to }) => to === learner.email);
    const token = new URL(mail?.link ?? '').searchParams.get('token') ?? '';
    const follow = () => sendOperation(provider, 'followMailedLink', { query: { token } });
    const followed = await overtake(provider, learner.id, follow, replacement);
    expect(followed.headers.get('location')).toContain('error=link_over');
    expect(await provider.context.database.selectFrom('token_exchange').selectAll().execute()).toEqual([]);
  });
});
