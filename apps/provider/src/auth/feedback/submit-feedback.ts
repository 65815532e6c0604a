import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Handler } from '../../kernel/handler.ts';
import { inTransaction } from '../../database/transaction.ts';
import { storeResponse, readStoredResponse } from '../../idempotency/stored-response.ts';
import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/errors.ts';
import { type Hit, takeBackHits } from '../../rate-limit/count-hits.ts';
import { limits } from '../../rate-limit/limits.ts';
import { requireWithinLimits } from '../../rate-limit/require-within-limits.ts';
import { cleanPicture } from './clean-picture.ts';
import { sha256 } from '../../kernel/sha256.ts';
import type { Executor } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';

const thanks = { message: 'Thank you for your feedback!' };

/**
 * Stores feedback with its re-encoded picture. Counts against the limit before the conversion, because the
 * conversion is expensive.
 */
export const submitFeedback: Handler<'submitFeedback'> = async (call) => {
  const { context, session, body, idempotencyKey } = call;
  const { learnerId } = session;
  const { subject, description, attachment = null } = body;
  const now = context.clock.now();
  const request = { subject, description, attachment: attachment && sha256(attachment) };
  const write = { learnerId, key: idempotencyKey, operation: 'submitFeedback', request, now };
  const repeated = await inTransaction(context.database, async (transaction) => {
    const stored = await readStoredResponse<typeof thanks>(transaction, write);
    if (!stored) await requireWithinLimits(transaction, now, [[limits.feedback, learnerId]]);
    return stored;
  });
  if (repeated) return repeated.response;
  const hit = { ...limits.feedback, key: learnerId, now };
  const picture = attachment && (await drawn(context, attachment, hit));
  const feedback = { id: randomUUID(), learner_id: learnerId, subject, description, created_at: now };
  return inTransaction(context.database, async (transaction) => {
    const stored = await readStoredResponse<typeof thanks>(transaction, write);
    if (stored) {
      await takeBackHits(transaction, [hit]);
      return stored.response;
    }
    await insertFeedback(transaction, feedback, picture);
    await storeResponse(transaction, write, thanks);
    return thanks;
  });
};

/** Converts the picture; takes back the hit when the queue is full, so that the client can retry. */
async function drawn({ database }: Context, attachment: Buffer, hit: Hit): Promise<Buffer> {
  try {
    return await cleanPicture(attachment);
  } catch (error) {
    if (error instanceof Refusal && error.status === 503) await takeBackHits(database, [hit]);
    throw error;
  }
}

type Feedback = Selectable<Database['feedback']>;

async function insertFeedback(executor: Executor, feedback: Feedback, picture: Buffer | null): Promise<void> {
  await executor.insertInto('feedback').values(feedback).execute();
  if (!picture) return;
  const { id, created_at } = feedback;
  const row = { feedback_id: id, picture: picture.toString('base64'), created_at };
  await executor.insertInto('feedback_attachment').values(row).execute();
}

/** The JPEG of a feedback; null for none or after its retention. */
export async function storedPicture(executor: Executor, feedbackId: string): Promise<Buffer | null> {
  const row = await executor
    .selectFrom('feedback_attachment')
    .select('picture')
    .where('feedback_id', '=', feedbackId)
    .executeTakeFirst();
  return row ? Buffer.from(row.picture, 'base64') : null;
}
