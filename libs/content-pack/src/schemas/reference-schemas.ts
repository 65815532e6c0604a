import { z } from 'zod';
import { position, stableId, text } from './field.ts';

/** Locator syntax by kind. `entry` is an article or chapter heading. */
export const placePatterns = {
  verse: /^\d{1,3}:\d{1,3}(-\d{1,3})?(; \d{1,3}:\d{1,3}(-\d{1,3})?)*$/,
  number: /^[1-9]\d{0,4}(, [1-9]\d{0,4})*$/,
  page: /^[1-9]\d?:[1-9]\d{0,3}(-\d{1,4})?(; [1-9]\d?:[1-9]\d{0,3}(-\d{1,4})?)*$/,
  entry: /\p{L}{2}/u,
} as const;

const workSchema = z
  .strictObject({
    title: text,
    arabic: text.optional(),
    edition: text.optional(),
    grade: z.enum(['Q', 'H', 'S', 'G', 'M']),
    place: z.enum(['verse', 'number', 'page', 'entry']),
    volumes: position.optional(),
    cited_as: stableId.optional(),
    text: text.optional(),
  })
  .refine(({ place: kind, edition }) => kind === 'verse' || kind === 'entry' || edition !== undefined, {
    path: ['edition'],
    message: 'is missing: pages and numbers differ from edition to edition',
  })
  .refine(({ place: kind, volumes }) => (kind === 'page') === (volumes !== undefined), {
    path: ['volumes'],
    message: 'belongs to a work whose places are pages, and to no other',
  })
  .refine(({ cited_as: word, place: kind, text }) => (text !== undefined) === isLookedUp(word, kind), {
    path: ['text'],
    message: 'belongs to a work with "cited_as" whose places are verses, numbers or pages',
  });

function isLookedUp(word: string | undefined, kind: keyof typeof placePatterns): boolean {
  return word !== undefined && kind !== 'entry';
}

/** `works.yaml` */
export const worksSchema = z.array(workSchema, 'must be a list');

export type WorksFile = z.infer<typeof worksSchema>;
export type Work = WorksFile[number];

/** Source of a fact; with a number only if the writer is certain. */
export const referenceSchema = z
  .strictObject({
    work: text,
    section: text,
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

const factForm = 'must be the number of a fact, like 7, or like w1-s3/7 in the list of another sub-trail';

/** Facts by number: `7` in the list of the own sub-trail, `w1-s3/7` in another. */
export const factsSchema = z
  .array(
    z.union([position, z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*\/[1-9]\d*$/, factForm)], factForm),
    'must be a list',
  )
  .min(1, 'needs at least one fact');

export type FactName = z.infer<typeof factsSchema>[number];

/** One or two references. */
export const referencesSchema = z
  .array(referenceSchema, 'must be a list')
  .min(1, 'needs at least one reference')
  .max(2, 'may have two references, not more');

export type ReferenceFields = z.infer<typeof referenceSchema>;
