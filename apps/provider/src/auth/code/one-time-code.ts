import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../database/schema.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Learner } from '../learner/learner-repository.ts';
import { hashSecret, newSecret } from '../session/token.ts';
import { askerOf } from './asker.ts';
import { codeRules } from './code-rules.ts';
import { issueResetLink } from './reset-link.ts';

/** Where the link in the mail of a sign-up leads. */
export const linkPath = '/auth/v1/verify-email/link';

/** The purpose of a code; also the kind of its mail. */
export type CodePurpose = 'verify-email' | 'reset-password' | 'set-password' | 'delete-account';

export interface CodeOrder {
  readonly purpose: CodePurpose;
  /** Normalised. */
  readonly email: string;
  /** Null for an unknown address. */
  readonly learner: Pick<Learner, 'id' | 'username'> | null;
  /** The hash of the verifier of the browser that requests it; null for a browser that keeps none. */
  readonly challenge: string | null;
  /** The network address of the request. */
  readonly ip: string;
}

/**
 * Writes a new code for the address, which ends the one before, and puts its mail into the outbox. For an unknown address the same
 * work is done and rolled back.
 */
export async function issueCode(
  transaction: Transaction<Database>,
  context: Context,
  { purpose, email, learner, challenge, ip }: CodeOrder,
): Promise<void> {
  const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');
  const proof = purpose === 'verify-email' && challenge !== null ? newSecret() : null;
  const now = context.clock.now();
  const learnerId = learner?.id ?? null;
  const row = {
    learner_id: learnerId,
    code_hash: markOf(context, purpose, email, code),
    tries: 0,
    created_at: now,
    expires_at: now + codeRules.lifeMs,
    link_hash: proof === null ? null : hashSecret(proof),
    challenge,
    asker: askerOf(context, { challenge, ip }),
    own_tries: 0,
  };
  await transaction
    .insertInto('one_time_code')
    .values({ purpose, email, ...row })
    .onConflict((conflict) => conflict.columns(['purpose', 'email']).doUpdateSet(row))
    .execute();
  await transaction
    .deleteFrom('one_time_code')
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('learner_id', 'is', null)
    .execute();
  const { publicUrl } = context.configuration;
  const link =
    purpose === 'reset-password'
      ? await issueResetLink(transaction, { learnerId, email, publicUrl, now })
      : proof && `${publicUrl}${linkPath}?token=${proof}`;
  const values = { name: learner?.username ?? '', code, link };
  await queueMail(transaction, context, { kind: purpose, to: learner ? email : null, learnerId, values });
}

/** Ends the codes and links of a learner, and what a mailed link or Google has begun. */
export async function endCodes(transaction: Transaction<Database>, learnerId: string): Promise<void> {
  await transaction.deleteFrom('one_time_code').where('learner_id', '=', learnerId).execute();
  await transaction.deleteFrom('reset_link').where('learner_id', '=', learnerId).execute();
  await transaction.deleteFrom('token_exchange').where('learner_id', '=', learnerId).execute();
}

/** What is stored of a code: bound to its purpose and address, and worth nothing without the instance's secret. */
export function markOf(
  { secret }: Pick<Context, 'secret'>,
  purpose: CodePurpose,
  email: string,
  code: string,
) {
  return secret.keyedHash(`code ${purpose}`, `${email} ${code}`);
}
