import type { LegalHeading } from '@sirah-trails/api-client';

/** The pages that a parent or guardian agrees to. */
export const agreedPages = ['terms', 'privacy-children', 'privacy-parents'] as const;
export type AgreedPage = (typeof agreedPages)[number];

/** The version of the texts in force: the day of the newest change to what a parent or guardian agrees to. '' without a text. */
export function consentVersion(pages: readonly LegalHeading[]): string {
  const agreed: readonly string[] = agreedPages;
  const days = pages.filter(({ id }) => agreed.includes(id)).map(({ updated }) => updated);
  return days.toSorted().at(-1) ?? '';
}
