import type { Activity } from '@sirah-trails/api-client';

type Listed = Activity['pdfs'][number];

/** A PDF; paper and size are unknown where the provider lists none. */
export type Pdf = Pick<Listed, 'url'> & Partial<Listed>;

/** Countries that print on Letter paper; all others have A4. */
const letterCountries = ['US', 'CA', 'MX', 'PH', 'CO', 'CL', 'VE', 'GT', 'CR', 'PR'];

/** The PDFs of an activity. The list is our addition: without it, there is the one that the specification has. */
export function pdfsOf({
  pdfs,
  pdf_url: url,
}: Pick<Activity, 'pdf_url'> & Partial<Activity>): readonly Pdf[] {
  return pdfs ?? (url ? [{ url }] : []);
}

/** The PDF for the paper that is usual where the learner's language is spoken; undefined where there is none at all. */
export function usualPdf(pdfs: readonly Pdf[], language: string): Pdf | undefined {
  const country = /-([A-Z]{2})$/.exec(language)?.[1] ?? '';
  const paper = letterCountries.includes(country) ? 'Letter' : 'A4';
  return pdfs.find((pdf) => pdf.paper === paper) ?? pdfs[0];
}
