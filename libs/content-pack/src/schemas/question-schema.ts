import { z } from 'zod';
import { picture, stableId, words } from './field.ts';
import { referencesSchema } from './reference-schema.ts';

const base = {
  id: stableId,
  question: words,
  image: picture.optional(),
  image_alt: words.optional(),
  hint: words,
  explanation: words,
  references: referencesSchema,
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

/** `- city: Damascus`: what the choice is, then its words. */
const choice = z
  .record(z.string(), words)
  .refine((fields) => Object.keys(fields).length === 1, oneKind)
  .transform((written) => {
    const [[kind = '', text = ''] = []] = Object.entries(written);
    return { kind, text };
  });

const multipleChoice = z.strictObject({
  ...base,
  type: z.literal('multiple_choice'),
  choices: z.array(choice).length(4, 'must have four choices'),
  answer: words,
});

const trueOrFalse = z.strictObject({ ...base, type: z.literal('true_or_false'), answer: z.boolean() });

const dragAndDrop = z.strictObject({
  ...base,
  type: z.literal('drag_and_drop'),
  steps: z.array(words).length(4, 'must have four steps'),
});

const matchupWords = z.strictObject({
  ...base,
  type: z.literal('matchup_words'),
  pairs: z.array(z.strictObject({ left: words, right: words })).length(4, 'must have four pairs'),
});

const unscrambleWords = z.strictObject({
  ...base,
  type: z.literal('unscramble_words'),
  word: z.string().regex(/^[A-Za-z]{4,9}$/, 'must be one word of 4 to 9 letters'),
});

/** The five types, in the order in which the outline names them. */
export const questionTypes = [
  'multiple_choice',
  'true_or_false',
  'drag_and_drop',
  'matchup_words',
  'unscramble_words',
] as const;

export const questionSchema = z.discriminatedUnion(
  'type',
  [multipleChoice, trueOrFalse, dragAndDrop, matchupWords, unscrambleWords],
  { error: `must be one of: ${questionTypes.join(', ')}` },
);

export type QuestionFields = z.infer<typeof questionSchema>;
