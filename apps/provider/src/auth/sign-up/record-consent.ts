import type { LegalPage } from '@sirah-trails/content-pack/model';
import { invalid } from '../../kernel/errors.ts';
import type { Handler } from '../../kernel/handler.ts';
import { inTransaction } from '../../database/transaction.ts';
import { learnerForChange, updateLearner } from '../learner/learner-repository.ts';

/**
 * Stores the consent of a parent or guardian; an earlier consent to the same text stays.
 * @throws {Refusal} 422 for an outdated version of the text
 */
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

/** Legal pages that need consent. */
const agreed: ReadonlySet<LegalPage['id']> = new Set(['terms', 'privacy-parents', 'privacy-children']);

/** Version of the legal text: date of the newest change (2025-06-01), ignoring the FAQ. */
export function consentVersion(legal: readonly LegalPage[]): string {
  const days = legal.filter(({ id }) => agreed.has(id)).map(({ updated }) => updated);
  return days.sort().at(-1) ?? '';
}
