import type { LegalPage } from '@sirah-trails/content-pack/model';
import { invalid } from '../../kernel/errors.ts';
import type { Handler } from '../../kernel/handler.ts';
import { inTransaction } from '../../database/transaction.ts';
import { learnerForChange, updateLearner } from '../learner/learner-repository.ts';

/** Stores that a parent or guardian agrees to the text in force, else throws 422; what is stored for that text stays. */
export const recordConsent: Handler<'recordConsent'> = async ({ context, session, body }) => {
  if (body.version !== consentVersion(context.legal))
    throw invalid({ version: ['The text has changed. Please read it again.'] });
  await inTransaction(context.database, async (transaction) => {
    const { consent_version: agreed } = await learnerForChange(transaction, session.learnerId);
    if (agreed === body.version) return;
    const change = { consented_at: context.clock.now(), consent_version: body.version };
    await updateLearner(transaction, session.learnerId, change);
  });
  return { message: 'Thank you!' };
};

/** The pages that a parent or guardian agrees to. */
const agreed: ReadonlySet<LegalPage['id']> = new Set(['terms', 'privacy-parents', 'privacy-children']);

/** The version of the text in force: the day of its newest change, as 2025-06-01. Questions and answers are no part of it. */
export function consentVersion(legal: readonly LegalPage[]): string {
  const days = legal.filter(({ id }) => agreed.has(id)).map(({ updated }) => updated);
  return days.sort().at(-1) ?? '';
}
