import { z } from 'zod';
import type { WithBody } from '../files/locate-markdown.ts';
import { picture, place, recording, stableId, words } from './field.ts';
import { referencesSchema } from './reference-schema.ts';

/** `books/<id>/book.yaml` */
export const bookSchema = z.strictObject({
  id: stableId,
  title: words,
  authors: z.array(words).min(1, 'needs at least one author'),
  cover: picture,
  audio: recording.optional(),
  categories: z.array(z.strictObject({ id: stableId, name: words })).min(1, 'needs at least one category'),
  reading_minutes: place,
  description: words,
  quiet: z.boolean().default(false),
  think_further: words.optional(),
});

const pagePicture = z
  .strictObject({ image: picture, layer: picture.optional(), alt: words })
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

/** The front matter of `books/<id>/pages/<number>.md` */
export const pageSchema = z.strictObject({
  id: stableId,
  number: place,
  chapter: stableId,
  audio: recording.optional(),
  picture: pagePicture.optional(),
  question: words.optional(),
  simple: words.optional(),
  references: referencesSchema,
});

/** The front matter of `people/<id>.md` */
export const personSchema = z.strictObject({
  id: stableId,
  title: words,
  emblem: picture,
  references: referencesSchema,
});

/** The front matter of `glossary/<id>.md` */
export const termSchema = z.strictObject({ id: stableId, title: words, references: referencesSchema });

export type BookFile = z.infer<typeof bookSchema>;
export type PageFile = WithBody<z.infer<typeof pageSchema>>;
export type PersonFile = WithBody<z.infer<typeof personSchema>>;
export type TermFile = WithBody<z.infer<typeof termSchema>>;
