import type { LegalPage } from '@sirah-trails/content-pack/model';

/** The pages that a parent or guardian agrees to. */
const agreed: ReadonlySet<LegalPage['id']> = new Set(['terms', 'privacy-parents', 'privacy-children']);

/** The version of the text in force: the day of its newest change, as 2025-06-01. Questions and answers are no part of it. */
export function consentVersion(legal: readonly LegalPage[]): string {
  const days = legal.filter(({ id }) => agreed.has(id)).map(({ updated }) => updated);
  return days.sort().at(-1) ?? '';
}
