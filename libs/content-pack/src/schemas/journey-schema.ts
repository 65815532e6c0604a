import { z } from 'zod';
import { motivationalTypes } from '../pack.ts';
import { picture, place, stableId, words } from './field.ts';
import { questionSchema } from './question-schema.ts';
import { referenceSchema } from './reference-schema.ts';

const themes = ['desert', 'rivers', 'forest', 'grass', 'rocky', 'cave', 'snow', 'cloud'] as const;
const percent = z.number().min(0, 'must be 0 or more').max(100, 'must be 100 or less');

const quoteSchema = z.strictObject({
  type: z.enum(motivationalTypes),
  image: picture.optional(),
  title: words,
  description: words,
  // Own encouragement has no source; a paraphrase names one.
  references: z.array(referenceSchema).max(2, 'may have two references, not more'),
});

/** `worlds/<folder>/world.yaml` */
export const worldSchema = z.strictObject({
  id: stableId,
  order: place,
  name: words,
  theme: z.enum(themes),
  art: z.strictObject({ background: picture, floating_island: picture, map: picture }),
  quotes: z.array(quoteSchema),
});

/** `worlds/<folder>/<folder>/sub-trail.yaml` */
export const subTrailSchema = z.strictObject({
  id: stableId,
  order: place,
  title: words,
  anchor: z.strictObject({ x: percent, y: percent }),
  book: stableId,
});

/** `worlds/<folder>/<folder>/chapters/<file>.yaml` */
export const chapterSchema = z.strictObject({
  id: stableId,
  order: place,
  title: words,
  quiet: z.boolean().default(false),
  book_pages: z.array(place).min(1, 'needs at least one page'),
  questions: z.array(questionSchema),
});

export type WorldFile = z.infer<typeof worldSchema>;
export type SubTrailFile = z.infer<typeof subTrailSchema>;
export type ChapterFile = z.infer<typeof chapterSchema>;
