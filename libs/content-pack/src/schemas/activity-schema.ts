import { z } from 'zod';
import type { WithBody } from '../files/locate-markdown.ts';
import { picture, place, stableId, words } from './field.ts';
import { referenceSchema, referencesSchema } from './reference-schema.ts';

const between = (least: number, most: number) =>
  z.int('must be a whole number').min(least, `must be ${least} or more`).max(most, `must be ${most} or less`);

const maze = z.strictObject({
  kind: z.literal('maze'),
  columns: between(8, 30),
  rows: between(8, 36),
  start: words,
  goal: words,
});

const wordSearch = z.strictObject({
  kind: z.literal('word_search'),
  size: between(8, 16),
  words: z
    .array(z.string().regex(/^[a-z]{3,12}$/i, 'must be one word of 3 to 12 letters'))
    .min(4, 'needs four words or more')
    .max(14, 'may have 14 words, not more'),
});

const timeline = z.strictObject({
  kind: z.literal('timeline'),
  events: z
    .array(z.strictObject({ text: words, references: referencesSchema }))
    .min(4, 'needs four events or more')
    .max(8, 'may have eight events, not more'),
});

/** The kinds of sheets that can be made; each is also the category of its activities. */
export const sheetKinds = ['maze', 'word_search', 'timeline'] as const;

/** The front matter of `activities/<id>.md` */
export const activitySchema = z.strictObject({
  id: stableId,
  order: place,
  title: words,
  cover: picture,
  instructions: words,
  sheet: z.discriminatedUnion('kind', [maze, wordSearch, timeline], {
    error: `must be one of: ${sheetKinds.join(', ')}`,
  }),
  // A puzzle without facts has no source; the events of a timeline have their own.
  references: z.array(referenceSchema).max(2, 'may have two references, not more'),
});

export type ActivityFile = WithBody<z.infer<typeof activitySchema>>;
