import type { Context } from '../../kernel/context.ts';
import { sha256 } from '../../kernel/sha256.ts';
import type { CodePurpose } from './one-time-code.ts';

export interface CodeAttempt {
  readonly purpose: CodePurpose;
  /** Normalized. */
  readonly email: string;
  readonly ip: string;
  /** Verifier stored by the browser since it requested the code; undefined without storage. */
  readonly verifier?: string | undefined;
}

/** Keyed hash of the requester: the browser by its challenge, otherwise the IP. */
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
