import {
  contractOperations,
  eachDatabase,
  readError,
  type OperationId,
  type TestProvider,
} from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStage, type PlayStage } from './play/play-stage.ts';
import { sendOperation } from './send-operation.ts';
import { wellFormed } from './well-formed-requests.ts';

const ids = Object.keys(wellFormed) as OperationId[];
const secured = contractOperations.filter((operation) => operation.secured).map(({ id }) => id);
const expiry = 15 * 60_000;

describe('who may call', () => {
  it('everybody, for sign-in, its ways back, competitions and what describes the app (decision 39)', () => {
    expect(contractOperations.filter((operation) => !operation.secured).map(({ id }) => id)).toEqual([
      'signInStudent',
      'getToken',
      'loginGoogle',
      'returnFromGoogle',
      'signUpStudent',
      'verifyEmail',
      'resendVerification',
      'forgotPassword',
      'resendResetCode',
      'checkOtp',
      'resetPassword',
      'recoverAccount',
      'listCompetitions',
      'getCompetition',
      'getTheme',
      'listLegalPages',
      'getLegalPage',
      'getConfiguration',
    ]);
  });

  it('is declared as 401 wherever a session is needed', () => {
    const declares401 = contractOperations
      .filter(({ statuses }) => statuses.includes(401))
      .map(({ id }) => id);
    // The exchange needs none, and refuses whoever brings no proof of their own.
    expect(declares401.filter((id) => id !== 'getToken')).toEqual(secured);
  });
});

eachDatabase('nobody else gets an answer', (engine) => {
  let stage: PlayStage;
  let provider: TestProvider;
  let token = '';
  beforeAll(async () => {
    stage = await openStage(engine);
    provider = stage.provider;
  });
  afterAll(() => stage.close());
  beforeEach(async () => {
    token = (await provider.createLearner()).token;
  });

  describe.each(ids.filter((id) => secured.includes(id)))('%s', (id) => {
    const refusal = async (request: { token?: string; headers?: Record<string, string> }) => {
      const response = await sendOperation(provider, id, { ...wellFormed[id], ...request });
      expect(response.status).toBe(401);
      expect(response.headers.get('cache-control')).toBe('no-store');
      return readError(response);
    };

    it('without a token', async () => {
      expect(await refusal({})).toMatchObject({ code: 'SIGN_IN_NEEDED' });
      expect(await refusal({ headers: { authorization: 'Basic YTpi' } })).toMatchObject({
        code: 'SIGN_IN_NEEDED',
      });
    });

    it('with a token of nobody: the client forgets its session', async () => {
      const forged = `${'A'.repeat(22)}.${'A'.repeat(43)}`;
      for (const wrong of [forged, 'guest', 'true', token.slice(0, -1)])
        expect(await refusal({ token: wrong })).toMatchObject({ message: 'User not found' });
    });

    it('after sign-out', async () => {
      await sendOperation(provider, 'logout', { token });
      expect(await refusal({ token })).toMatchObject({ message: 'User not found' });
    });
  });

  it.each(secured.filter((id) => id !== 'refreshSession') as OperationId[])(
    '%s after 15 minutes: the client refreshes',
    async (id) => {
      provider.clock.advance(expiry);
      const response = await sendOperation(provider, id, { ...wellFormed[id], token });
      expect(response.status).toBe(401);
      expect(await readError(response)).toMatchObject({ code: 'TOKEN_EXPIRED' });
    },
  );
});
