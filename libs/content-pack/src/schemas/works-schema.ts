import { z } from 'zod';
import { place, stableId, words } from './field.ts';

/** How a place in a work is written, by the kind of place. `entry` is the heading of an article or a chapter. */
export const placePatterns = {
  verse: /^\d{1,3}:\d{1,3}(-\d{1,3})?(; \d{1,3}:\d{1,3}(-\d{1,3})?)*$/,
  number: /^[1-9]\d{0,4}(, [1-9]\d{0,4})*$/,
  page: /^[1-9]\d?:[1-9]\d{0,3}(-\d{1,4})?(; [1-9]\d?:[1-9]\d{0,3}(-\d{1,4})?)*$/,
  entry: /\p{L}{2}/u,
} as const;

const workSchema = z
  .strictObject({
    title: words,
    arabic: words.optional(),
    edition: words.optional(),
    grade: z.enum(['Q', 'H', 'S', 'G', 'M']),
    place: z.enum(['verse', 'number', 'page', 'entry']),
    volumes: place.optional(),
    cited_as: stableId.optional(),
    text: words.optional(),
  })
  .refine(({ place: kind, edition }) => kind === 'verse' || kind === 'entry' || edition !== undefined, {
    path: ['edition'],
    message: 'is missing: pages and numbers differ from edition to edition',
  })
  .refine(({ place: kind, volumes }) => (kind === 'page') === (volumes !== undefined), {
    path: ['volumes'],
    message: 'belongs to a work whose places are pages, and to no other',
  })
  .refine(({ cited_as: word, text }) => (word === undefined) === (text === undefined), {
    path: ['text'],
    message: 'belongs to a work with "cited_as", and to no other',
  })
  .refine(({ cited_as: word, place: kind }) => word === undefined || kind !== 'entry', {
    path: ['cited_as'],
    message: 'belongs to a work whose places are verses, numbers or pages',
  });

/** `works.yaml` */
export const worksSchema = z.array(workSchema, 'must be a list');

export type WorksFile = z.infer<typeof worksSchema>;
export type Work = WorksFile[number];
