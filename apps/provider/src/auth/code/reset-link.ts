import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { resetLinkMs } from '../../mail/letters.ts';
import { hashSecret, newSecret } from '../../secret/bearer-secret.ts';

interface ResetLink {
  /** Null for an unknown email: the same work is done and undone. */
  readonly learnerId: string | null;
  readonly email: string;
  readonly publicUrl: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Creates the link of a reset mail. It works once within a day, and other requests or attempts do not end
 * it, so a mail requested by a stranger helps the owner, too. The fragment contains the secret, because
 * browsers send no fragment to servers.
 */
export async function issueResetLink(
  transaction: Transaction<Database>,
  { learnerId, email, publicUrl, now }: ResetLink,
): Promise<string> {
  const token = newSecret();
  await transaction
    .insertInto('reset_link')
    .values({ token_hash: hashSecret(token), learner_id: learnerId, expires_at: now + resetLinkMs })
    .execute();
  await transaction.deleteFrom('reset_link').where('learner_id', 'is', null).execute();
  return `${publicUrl}/auth/forgot-password#${new URLSearchParams({ email, token })}`;
}

/** The learner with this email and link; null for a used, expired or unknown link. */
export async function ownerOfResetLink(
  transaction: Transaction<Database>,
  email: string,
  token: string,
  now: number,
): Promise<string | null> {
  const row = await transaction
    .selectFrom('reset_link')
    .innerJoin('learner', 'learner.id', 'reset_link.learner_id')
    .select('learner.id')
    .where('token_hash', '=', hashSecret(token))
    .where('learner.email', '=', email)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.id ?? null;
}
