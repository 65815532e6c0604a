import { z } from 'zod';
import { motivationalTypes } from '../model/pack.ts';
import { picture, position, stableId, text } from './field.ts';
import { factsSchema, referenceSchema } from './reference-schemas.ts';

const base = {
  id: stableId,
  question: text,
  image: picture.optional(),
  /** Laid over `image`, a map. */
  layer: picture.optional(),
  image_alt: text.optional(),
  hint: text,
  explanation: text,
  /** Facts that the question and its explanation tell. */
  facts: factsSchema,
  /** Facts that the answer needs; default: all `facts`. */
  asks: factsSchema.optional(),
  tags: z
    .array(
      z
        .string()
        .regex(/^(person|term|place):[a-z0-9-]+$/, 'must be like person:hashim, term:oasis or place:yemen'),
    )
    .min(1, 'needs at least one tag'),
  sensitivity: z.union([z.literal(0), z.literal(1), z.literal(2)], 'must be 0, 1 or 2'),
};

const oneKind = { error: 'must be one kind and its words, like "city: Damascus"' };

/** `- city: Damascus`: the choice's kind, then its text. */
const choice = z
  .record(z.string(), text)
  .refine((fields) => Object.keys(fields).length === 1, oneKind)
  .transform((written) => {
    const [[kind = '', text = ''] = []] = Object.entries(written);
    return { kind, text };
  });

const multipleChoice = z.strictObject({
  ...base,
  type: z.literal('multiple_choice'),
  choices: z.array(choice).length(4, 'must have four choices'),
  answer: text,
});

const trueOrFalse = z.strictObject({ ...base, type: z.literal('true_or_false'), answer: z.boolean() });

const dragAndDrop = z.strictObject({
  ...base,
  type: z.literal('drag_and_drop'),
  steps: z.array(text).length(4, 'must have four steps'),
});

const matchupWords = z.strictObject({
  ...base,
  type: z.literal('matchup_words'),
  pairs: z.array(z.strictObject({ left: text, right: text })).length(4, 'must have four pairs'),
});

const unscrambleWords = z.strictObject({
  ...base,
  type: z.literal('unscramble_words'),
  word: z.string().regex(/^[A-Za-z]{4,9}$/, 'must be one word of 4 to 9 letters'),
});

/** The five types, in outline order. */
export const questionTypes = [
  'multiple_choice',
  'true_or_false',
  'drag_and_drop',
  'matchup_words',
  'unscramble_words',
] as const;

const questionSchema = z.discriminatedUnion(
  'type',
  [multipleChoice, trueOrFalse, dragAndDrop, matchupWords, unscrambleWords],
  { error: `must be one of: ${questionTypes.join(', ')}` },
);

export type QuestionFields = z.infer<typeof questionSchema>;

const themes = ['desert', 'rivers', 'forest', 'grass', 'rocky', 'cave', 'snow', 'cloud'] as const;
const percent = z.number().min(0, 'must be 0 or more').max(100, 'must be 100 or less');

const quoteSchema = z.strictObject({
  type: z.enum(motivationalTypes),
  image: picture.optional(),
  title: text,
  description: text,
  // Original encouragements have no source; paraphrases do.
  references: z.array(referenceSchema).max(2, 'may have two references, not more'),
});

/** `worlds/<folder>/world.yaml` */
export const worldSchema = z.strictObject({
  id: stableId,
  order: position,
  name: text,
  theme: z.enum(themes),
  art: z.strictObject({ background: picture, floating_island: picture, map: picture }),
  quotes: z.array(quoteSchema),
});

/** `worlds/<folder>/<folder>/sub-trail.yaml` */
export const subTrailSchema = z.strictObject({
  id: stableId,
  order: position,
  title: text,
  anchor: z.strictObject({ x: percent, y: percent }),
  book: stableId,
});

/** `worlds/<folder>/<folder>/chapters/<file>.yaml` */
export const chapterSchema = z.strictObject({
  id: stableId,
  order: position,
  title: text,
  quiet: z.boolean().default(false),
  book_pages: z.array(position).min(1, 'needs at least one page'),
  /** Closing sentence on the finish screen, in a child's words. */
  learnt: text.optional(),
  questions: z.array(questionSchema),
});

export type WorldFile = z.infer<typeof worldSchema>;
export type SubTrailFile = z.infer<typeof subTrailSchema>;
export type ChapterFile = z.infer<typeof chapterSchema>;
