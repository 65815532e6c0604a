import type { Handler } from '../kernel/handler.ts';
import { inTransaction, lockLearner } from '../database/transaction.ts';
import { learnerById, updateLearner } from './learner/learner-repository.ts';

/** Stores that a parent or guardian agrees, and to which text; what is stored for that text stays. */
export const recordConsent: Handler<'recordConsent'> = async ({ context, session, body }) => {
  await inTransaction(context.database, async (transaction) => {
    await lockLearner(transaction, session.learnerId);
    const { consent_version: agreed } = await learnerById(transaction, session.learnerId);
    if (agreed === body.version) return;
    const change = { consented_at: context.clock.now(), consent_version: body.version };
    await updateLearner(transaction, session.learnerId, change);
  });
  return { message: 'Thank you!' };
};
