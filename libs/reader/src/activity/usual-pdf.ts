import type { Activity } from '@sirah-trails/api-client';

export type Pdf = Activity['pdfs'][number];

/** Countries that print on Letter paper; all others have A4. */
const letterCountries = ['US', 'CA', 'MX', 'PH', 'CO', 'CL', 'VE', 'GT', 'CR', 'PR'];

/** The PDF for the paper that is usual where the learner's language is spoken; undefined where there is none at all. */
export function usualPdf(pdfs: readonly Pdf[], language: string): Pdf | undefined {
  const country = /-([A-Z]{2})$/.exec(language)?.[1] ?? '';
  const paper = letterCountries.includes(country) ? 'Letter' : 'A4';
  return pdfs.find((pdf) => pdf.paper === paper) ?? pdfs[0];
}
