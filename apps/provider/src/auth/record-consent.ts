import type { Handler } from '../kernel/handler.ts';
import { inTransaction } from '../database/transaction.ts';
import { learnerForChange, updateLearner } from './learner/learner-repository.ts';

/** Stores that a parent or guardian agrees, and to which text; what is stored for that text stays. */
export const recordConsent: Handler<'recordConsent'> = async ({ context, session, body }) => {
  await inTransaction(context.database, async (transaction) => {
    const { consent_version: agreed } = await learnerForChange(transaction, session.learnerId);
    if (agreed === body.version) return;
    const change = { consented_at: context.clock.now(), consent_version: body.version };
    await updateLearner(transaction, session.learnerId, change);
  });
  return { message: 'Thank you!' };
};
