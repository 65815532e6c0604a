import type { TestProvider } from '@sirah-trails/provider/testing';
import { sendOperation, type OperationRequest } from '../send-operation.ts';
import type { AccessRule } from './access-rules.ts';

/** Credentials of a caller: a token, another header or none. */
export type Caller = Pick<OperationRequest, 'token' | 'headers'>;

/** A class of callers without a live session. */
export interface Stranger {
  /** Credentials of this class for an operation. */
  callers(open: AccessRule['open']): readonly Caller[];
  /** Body of the 401: sign in, refresh or drop the session. */
  refusedAs(open: AccessRule['open']): object;
  mayCall(open: AccessRule['open']): boolean;
}

export const strangerKinds = ['nobody', 'forged', 'signed out', 'deactivated', 'expired'] as const;
export type Strangers = Readonly<Record<(typeof strangerKinds)[number], Stranger>>;

const gone = { code: 'UNAUTHENTICATED', message: 'User not found' };
const accessMs = 15 * 60_000;

/** Creates a caller of each class. Advances the clock past the access token's expiry. */
export async function makeStrangers(provider: TestProvider): Promise<Strangers> {
  const token = async () => (await provider.createLearner()).token;
  const [expired, expiredToo, signedOut] = [await token(), await token(), await token()];
  const deactivated = await provider.createLearner({ deactiveReason: 'An unkind name.' });
  await sendOperation(provider, 'logout', { token: signedOut });
  provider.clock.advance(accessMs);
  const live = await token();
  const forged = [`${'A'.repeat(22)}.${'A'.repeat(43)}`, 'guest', live.slice(0, -1)];
  const everywhere = (open: AccessRule['open']) => open === 'everybody';
  return {
    nobody: {
      callers: () => [{}, { headers: { authorization: 'Basic YTpi' } }],
      refusedAs: () => ({ code: 'SIGN_IN_NEEDED' }),
      mayCall: everywhere,
    },
    forged: {
      callers: () => forged.map((wrong) => ({ token: wrong })),
      refusedAs: () => gone,
      mayCall: everywhere,
    },
    'signed out': { callers: () => [{ token: signedOut }], refusedAs: () => gone, mayCall: everywhere },
    deactivated: {
      callers: () => [{ token: deactivated.token }],
      refusedAs: (open) => (open === 'renewal' ? gone : { code: 'ACCOUNT_DEACTIVATED' }),
      mayCall: everywhere,
    },
    expired: {
      // A refresh revives its token, so it has a separate token.
      callers: (open) => [{ token: open === 'renewal' ? expiredToo : expired }],
      refusedAs: () => ({ code: 'TOKEN_EXPIRED' }),
      mayCall: (open) => open !== 'learners',
    },
  };
}
