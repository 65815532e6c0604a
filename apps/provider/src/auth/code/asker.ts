import type { Context } from '../../kernel/context.ts';
import { sha256 } from '../../kernel/sha256.ts';
import type { CodePurpose } from './one-time-code.ts';

/** An attempt at a code. */
export interface Attempt {
  readonly purpose: CodePurpose;
  /** Normalised. */
  readonly email: string;
  readonly address: string;
  /** What the browser has kept since it requested the code; absent for a browser that keeps nothing. */
  readonly verifier?: string | undefined;
}

/** The requester of a code as a keyed hash: the browser by its challenge, or else the network address. */
export function askerOf(
  { secret }: Pick<Context, 'secret'>,
  { challenge, address }: { readonly challenge: string | null; readonly address: string },
): string {
  return secret.mark('code asker', challenge === null ? `address ${address}` : `browser ${challenge}`);
}

/** Whether the browser or address that requested the code tries it now. */
export function isAsker(
  context: Pick<Context, 'secret'>,
  { address, verifier }: Attempt,
  asker: string | null,
): boolean {
  const challenges = verifier === undefined ? [null] : [null, sha256(verifier)];
  return challenges.some((challenge) => askerOf(context, { challenge, address }) === asker);
}
