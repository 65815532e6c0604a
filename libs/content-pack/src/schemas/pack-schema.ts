import { z } from 'zod';
import { place, stableId, words } from './field.ts';

const amounts = z.strictObject({ worlds: place, sub_trails: place });

/** `pack.yaml` */
export const metadataSchema = z.strictObject({
  id: stableId,
  title: words,
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be like 1.0.0'),
  language: z.string().regex(/^[a-z]{2}$/, 'must be two letters, like en'),
  licence: words,
  /** Whom to name, in a line for print. */
  credit: words.nullable().default(null),
  /** How the texts were written, in a sentence for readers. */
  origin: words.nullable().default(null),
  /** How long the whole journey will be, and how much of it the pack holds. */
  planned: amounts.optional(),
  written: amounts.optional(),
  reviewed: z.array(stableId),
  /** Name of the scholar, for readers. */
  reviewed_by: words.nullable().default(null),
  /** Hosts outside that a competition may lead to. */
  link_hosts: z.array(z.string().regex(z.regexes.domain, 'must be a host like example.org')).default([]),
});

/** `quiz-times.yaml` */
export const quizTimesSchema = z.array(
  z.strictObject({
    id: stableId,
    difficulty: z.int().min(1, 'must be 1 to 5').max(5, 'must be 1 to 5'),
    label: words,
    seconds: place,
  }),
);

/** `honorifics.yaml` */
export const honorificsSchema = z.strictObject({
  tokens: z.record(z.string(), z.strictObject({ sign: words, words })),
  names: z.record(z.string(), z.array(words)),
  /** Phrases that hold a protected name and need no token: "Surah Maryam". */
  exempt: z.array(words).default([]),
});

export type MetadataFile = z.infer<typeof metadataSchema>;
export type QuizTimesFile = z.infer<typeof quizTimesSchema>;
export type HonorificsFile = z.infer<typeof honorificsSchema>;
