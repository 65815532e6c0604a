import { z } from 'zod';
import { picture, position, pronunciation, recording, stableId, type WithBody, text } from './field.ts';
import { factsSchema, referenceSchema, referencesSchema } from './reference-schemas.ts';

/** A difference between sources: its subject as a question, and the two reports with their places. */
const differenceSchema = z.strictObject({
  about: text,
  reports: z
    .array(z.strictObject({ text, references: referencesSchema }), 'must be a list')
    .length(2, 'must have two reports'),
});

/** `books/<id>/book.yaml` */
export const bookSchema = z.strictObject({
  id: stableId,
  title: text,
  authors: z.array(text).min(1, 'needs at least one author'),
  cover: picture,
  audio: recording.optional(),
  categories: z.array(z.strictObject({ id: stableId, name: text })).min(1, 'needs at least one category'),
  reading_minutes: position,
  description: text,
  quiet: z.boolean().default(false),
  think_further: text.optional(),
  two_reports: z
    .array(differenceSchema, 'must be a list')
    .max(3, 'may have three differences, not more')
    .default([]),
});

const pagePicture = z
  .strictObject({ image: picture, layer: picture.optional(), alt: text })
  .refine(({ image }) => /^art\/(pages|scenes|maps)\//.test(image), {
    path: ['image'],
    message: 'must be a scene or a map: art/pages/..., art/scenes/... or art/maps/...',
  })
  .refine(({ image, layer = image }) => layer === image || [image, layer].every(isMap), {
    path: ['layer'],
    message: 'must be a picture of art/maps, over a map',
  });

function isMap(path: string): boolean {
  return path.startsWith('art/maps/');
}

/** Front matter in `books/<id>/pages/<number>.md` */
export const pageSchema = z.strictObject({
  id: stableId,
  number: position,
  chapter: stableId,
  audio: recording.optional(),
  picture: pagePicture.optional(),
  question: text.optional(),
  simple: text.optional(),
  facts: factsSchema,
});

/** Front matter in `people/<id>.md` */
export const personSchema = z.strictObject({
  id: stableId,
  title: text,
  say: pronunciation.optional(),
  emblem: picture,
  facts: factsSchema,
});

/** Front matter in `glossary/<id>.md` */
export const termSchema = z.strictObject({
  id: stableId,
  title: text,
  say: pronunciation.optional(),
  facts: factsSchema,
});

export type BookFile = z.infer<typeof bookSchema>;
export type PageFile = WithBody<z.infer<typeof pageSchema>>;
export type PersonFile = WithBody<z.infer<typeof personSchema>>;
export type TermFile = WithBody<z.infer<typeof termSchema>>;

const between = (least: number, most: number) =>
  z.int('must be a whole number').min(least, `must be ${least} or more`).max(most, `must be ${most} or less`);

const maze = z.strictObject({
  kind: z.literal('maze'),
  columns: between(8, 30),
  rows: between(8, 36),
  start: text,
  goal: text,
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
    .array(z.strictObject({ text: text, references: referencesSchema }))
    .min(4, 'needs four events or more')
    .max(8, 'may have eight events, not more'),
});

const pattern = z.strictObject({
  kind: z.literal('pattern'),
  columns: between(3, 6),
  rows: between(3, 8),
  /** Columns that are drawn in full; the others are dots to join. */
  finished: between(1, 3),
});

const degree = z.number().min(-180, 'must be -180 or more').max(180, 'must be 180 or less');
const place = z.strictObject({ name: text, east: degree, north: degree });

const map = z.strictObject({
  kind: z.literal('map'),
  places: z.array(place).min(2, 'needs two places or more').max(8, 'may have eight places, not more'),
  /** Names of places in the order of a road. */
  road: z.array(text).min(2, 'needs two places or more'),
});

/** Sheet kinds; each is also an activity category. */
const sheetKinds = ['maze', 'word_search', 'timeline', 'pattern', 'map'] as const;

/** Front matter in `activities/<id>.md` */
export const activitySchema = z.strictObject({
  id: stableId,
  order: position,
  title: text,
  cover: picture,
  instructions: text,
  sheet: z.discriminatedUnion('kind', [maze, wordSearch, timeline, pattern, map], {
    error: `must be one of: ${sheetKinds.join(', ')}`,
  }),
  // A puzzle without facts has no source; timeline events have separate sources.
  references: z.array(referenceSchema).max(2, 'may have two references, not more'),
});

export type ActivityFile = WithBody<z.infer<typeof activitySchema>>;
