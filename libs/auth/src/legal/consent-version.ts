import { agreedPages } from '../endpoints/legal-pages.ts';

interface Heading {
  readonly id: string;
  /** ISO date. */
  readonly updated: string;
}

/** The version of the texts in force: the day of the newest change to what a parent or guardian agrees to. '' without a text. */
export function consentVersion(pages: readonly Heading[]): string {
  const agreed: readonly string[] = agreedPages;
  const days = pages.filter(({ id }) => agreed.includes(id)).map(({ updated }) => updated);
  return days.toSorted().at(-1) ?? '';
}
