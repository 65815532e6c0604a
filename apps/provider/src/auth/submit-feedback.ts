import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Handler } from '../kernel/handler.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { limits } from '../rate-limit/limits.ts';
import { requireWithinLimits } from '../rate-limit/require-within-limits.ts';
import { cleanPicture } from './feedback/clean-picture.ts';
import { type Feedback, insertFeedback } from './feedback/feedback-repository.ts';
import { sha256 } from '../kernel/sha256.ts';

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
  return inTransaction(context.database, (transaction) =>
    answerOnce(transaction, write, () => store(transaction, feedback, picture)),
  );
};

async function store(transaction: Transaction<Database>, feedback: Feedback, picture: Buffer | null) {
  await requireWithinLimits(transaction, feedback.created_at, [[limits.feedback, feedback.learner_id]]);
  await insertFeedback(transaction, feedback, picture);
  return { message: 'Thank you for your feedback!' };
}
