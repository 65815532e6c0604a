import type { Context } from '../../kernel/context.ts';
import { sha256 } from '../../kernel/sha256.ts';
import type { CodePurpose } from './one-time-code.ts';

/** An attempt at a code. */
export interface CodeAttempt {
  readonly purpose: CodePurpose;
  /** Normalised. */
  readonly email: string;
  readonly ip: string;
  /** The verifier that the browser has stored since it requested the code; absent for a browser without storage. */
  readonly verifier?: string | undefined;
}

/** The requester of a code as a keyed hash: the browser by its challenge, or else the IP. */
export function requesterHash(
  { secret }: Pick<Context, 'secret'>,
  { challenge, ip }: { readonly challenge: string | null; readonly ip: string },
): string {
  return secret.keyedHash('code asker', challenge === null ? `address ${ip}` : `browser ${challenge}`);
}

/** Whether the attempt comes from the browser or IP that requested the code. */
export function isRequester(
  context: Pick<Context, 'secret'>,
  { ip, verifier }: CodeAttempt,
  asker: string | null,
): boolean {
  const challenges = verifier === undefined ? [null] : [null, sha256(verifier)];
  return challenges.some((challenge) => requesterHash(context, { challenge, ip }) === asker);
}
