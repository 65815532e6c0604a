import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import { invalid } from '../../kernel/errors.ts';
import type { Handler } from '../../kernel/handler.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { storeResponse, readStoredResponse } from '../../idempotency/stored-response.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { day } from '../../kernel/time.ts';
import { recoveryLinkDays } from '../../mail/letters.ts';
import { limits } from '../../rate-limit/limits.ts';
import { requireWithinLimits } from '../../rate-limit/require-within-limits.ts';
import { countHit } from '../../rate-limit/count-hits.ts';
import { readEmail } from '../learner/email.ts';
import { learnerByEmailForChange, type Learner } from '../learner/learner-repository.ts';
import { hashSecret, newSecret } from '../../secret/bearer-secret.ts';
import { confirmPath } from './confirm-page.ts';

/** Maximum of open requests; further requests are dropped. */
const mostOpen = 1000;

const sent = { message: 'Your request was sent. Please wait for an answer by email.' };

/**
 * Files a request for a deactivated account. Response and work are the same for every email; a second
 * request within a day changes nothing.
 */
export const recoverAccount: Handler<'recoverAccount'> = async ({
  context,
  body,
  ip,
  idempotencyKey: key,
}) => {
  const email = readEmail(body.email);
  const message = readMessage(body.message);
  const now = context.clock.now();
  const request = { email, message };
  const write = { learnerId: null, key, operation: 'recoverAccount', request, now };
  await inTransaction(context.database, async (transaction) => {
    if (await readStoredResponse(transaction, write)) return;
    await requireWithinLimits(transaction, now, [[limits.recoverIp, ip]]);
    const learner = await accountToRecover(transaction, context, email);
    // Uses a random key without a filed request, which must not use up the daily limit of the email.
    const counted = { ...limits.recoverEmail, key: learner ? email : randomUUID(), now };
    const { allowed } = await countHit(transaction, counted);
    if (allowed) await file(transaction, context, learner, { email, message });
    await storeResponse(transaction, write, null);
  });
  return sent;
};

function readMessage(text: string): string {
  const message = text.replaceAll(/\p{Cs}/gu, '').trim();
  if (message === '') throw invalid({ message: ['Message is required'] });
  return message;
}

async function file(
  transaction: Transaction<Database>,
  context: Context,
  learner: Learner | null,
  { email, message }: { readonly email: string; readonly message: string },
): Promise<void> {
  const secret = newSecret();
  const now = context.clock.now();
  const id = randomUUID();
  const row = {
    id,
    learner_id: learner?.id ?? null,
    message,
    created_at: now,
    link_hash: hashSecret(secret),
    link_expires_at: now + recoveryLinkDays * day,
  };
  await transaction.insertInto('recovery_request').values(row).execute();
  // Same work for every email: deletes the request unless the account is deactivated.
  await transaction
    .deleteFrom('recovery_request')
    .where('id', '=', id)
    .where('learner_id', 'is', null)
    .execute();
  const link = `${context.configuration.publicUrl}${confirmPath}?token=${secret}`;
  const values = { name: learner?.username ?? '', link };
  await queueMail(transaction, context, {
    kind: 'recover-account',
    to: learner ? email : null,
    learnerId: learner?.id ?? null,
    values,
  });
}

/** The deactivated account, or null; also null for a full queue. */
async function accountToRecover(
  transaction: Transaction<Database>,
  context: Context,
  email: string,
): Promise<Learner | null> {
  const full = await isQueueFull(transaction);
  const learner = await learnerByEmailForChange(transaction, context, email);
  return !full && learner && learner.deactivated_at !== null ? learner : null;
}

async function isQueueFull(transaction: Transaction<Database>): Promise<boolean> {
  const last = await transaction
    .selectFrom('recovery_request')
    .select('id')
    .where('decided_at', 'is', null)
    .orderBy('created_at')
    .offset(mostOpen - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}
