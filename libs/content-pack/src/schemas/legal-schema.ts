import { z } from 'zod';
import type { WithBody } from '../files/locate-markdown.ts';
import { legalPages } from '../pack.ts';
import { words } from './field.ts';

/** The front matter of `legal/<id>.md` */
export const legalSchema = z.strictObject({
  id: z.enum(legalPages),
  title: words,
  updated: z.iso.date('must be a date like 2025-06-01'),
});

export type LegalFile = WithBody<z.infer<typeof legalSchema>>;
