import { randomUUID } from 'node:crypto';
import type { Handler } from '../kernel/handler.ts';
import { inTransaction } from '../database/transaction.ts';
import { keepResponse, keptResponse } from '../idempotency/kept-response.ts';
import { limits } from '../rate-limit/limits.ts';
import { requireWithinLimits } from '../rate-limit/require-within-limits.ts';
import { cleanPicture } from './feedback/clean-picture.ts';
import { insertFeedback } from './feedback/feedback-repository.ts';
import { sha256 } from '../kernel/sha256.ts';

const thanks = { message: 'Thank you for your feedback!' };

/** Stores what a learner tells the people who run the instance, and the picture with it, redrawn, or neither. */
export const submitFeedback: Handler<'submitFeedback'> = async (call) => {
  const { context, session, body, idempotencyKey } = call;
  const { learnerId } = session;
  const { subject, description, attachment = null } = body;
  const now = context.clock.now();
  const request = { subject, description, attachment: attachment && sha256(attachment) };
  const write = { learnerId, key: idempotencyKey, operation: 'submitFeedback', request, now };
  const picture = attachment && (await cleanPicture(attachment));
  const feedback = { id: randomUUID(), learner_id: learnerId, subject, description, created_at: now };
  return inTransaction(context.database, async (transaction) => {
    const kept = await keptResponse<typeof thanks>(transaction, write);
    if (kept) return kept.response;
    await requireWithinLimits(transaction, now, [[limits.feedback, learnerId]]);
    await insertFeedback(transaction, feedback, picture);
    await keepResponse(transaction, write, thanks);
    return thanks;
  });
};
