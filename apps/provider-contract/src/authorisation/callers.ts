import type { TestProvider } from '@sirah-trails/provider/testing';
import { sendOperation, type OperationRequest } from '../send-operation.ts';
import type { AccessRule } from './access-rules.ts';

/** What a caller brings: a token, or another header, or nothing. */
export type Caller = Pick<OperationRequest, 'token' | 'headers'>;

/** A kind of callers without a live session. */
export interface Stranger {
  /** Ways to be of this kind before an operation. */
  callers(open: AccessRule['open']): readonly Caller[];
  /** What a 401 tells the client, by the operation`s openness: to sign in, to refresh, or to forget the session. */
  refusedAs(open: AccessRule['open']): object;
  mayCall(open: AccessRule['open']): boolean;
}

export const strangerKinds = ['nobody', 'forged', 'signed out', 'deactivated', 'expired'] as const;
export type Strangers = Readonly<Record<(typeof strangerKinds)[number], Stranger>>;

const gone = { code: 'UNAUTHENTICATED', message: 'User not found' };
const accessMs = 15 * 60_000;

/** Brings one of each kind to a provider; its clock moves on past the life of a token. */
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
      // The refresh brings a token back to life: it gets one of its own.
      callers: (open) => [{ token: open === 'renewal' ? expiredToo : expired }],
      refusedAs: () => ({ code: 'TOKEN_EXPIRED' }),
      mayCall: (open) => open !== 'learners',
    },
  };
}
