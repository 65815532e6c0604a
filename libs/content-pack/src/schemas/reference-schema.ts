import { z } from 'zod';
import { words } from './field.ts';
import { placePatterns } from './works-schema.ts';

/** Where a fact stands; a number is given only where the writer is certain of it. */
export const referenceSchema = z
  .strictObject({
    work: words,
    section: words,
    grade: z.enum(['Q', 'H', 'S', 'G', 'M']),
    claim: z.enum(['says', 'recalls']).optional(),
  })
  .refine((reference) => (reference.grade === 'Q') === (reference.work === 'Quran'), {
    path: ['grade'],
    message: 'must be Q for the Quran, and only for the Quran',
  })
  .refine((reference) => reference.grade !== 'Q' || placePatterns.verse.test(reference.section), {
    path: ['section'],
    message: 'must be surah and verse for the Quran, like "106:1-4"',
  });

/** One or two references. */
export const referencesSchema = z
  .array(referenceSchema, 'must be a list')
  .min(1, 'needs at least one reference')
  .max(2, 'may have two references, not more');

export type ReferenceFields = z.infer<typeof referenceSchema>;
