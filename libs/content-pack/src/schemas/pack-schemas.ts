import { z } from 'zod';
import { isPackDay } from '../model/pack-day.ts';
import { legalPages, suitsOf } from '../model/pack.ts';
import { picture, position, stableId, type WithBody, text } from './field.ts';

const amounts = z.strictObject({ worlds: position, sub_trails: position });

/** `pack.yaml` */
export const metadataSchema = z.strictObject({
  id: stableId,
  title: text,
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be like 1.0.0'),
  language: z.string().regex(/^[a-z]{2}$/, 'must be two letters, like en'),
  licence: text,
  /** One-line attribution for print. */
  credit: text.nullable().default(null),
  /** Origin of the texts, as a sentence for readers. */
  origin: text.nullable().default(null),
  /** Planned length of the whole journey, and the part in this pack. */
  planned: amounts.optional(),
  written: amounts.optional(),
  reviewed: z.array(stableId),
  /** The scholar's name, for readers. */
  reviewed_by: text.nullable().default(null),
  /** External hosts that competitions may link to. */
  link_hosts: z.array(z.string().regex(z.regexes.domain, 'must be a host like example.org')).default([]),
});

/** `quiz-times.yaml` */
export const quizTimesSchema = z.array(
  z.strictObject({
    id: stableId,
    difficulty: z.int().min(1, 'must be 1 to 5').max(5, 'must be 1 to 5'),
    label: text,
    seconds: position,
  }),
);

/** `honorifics.yaml` */
export const honorificsSchema = z.strictObject({
  tokens: z.record(z.string(), z.strictObject({ sign: text, words: text })),
  names: z.record(z.string(), z.array(text)),
  /** Phrases that contain a protected name without a token: "Surah Maryam". */
  exempt: z.array(text).default([]),
});

export type MetadataFile = z.infer<typeof metadataSchema>;
export type QuizTimesFile = z.infer<typeof quizTimesSchema>;
export type HonorificsFile = z.infer<typeof honorificsSchema>;

/** Colours are written into a page style: the pattern allows hex digits only. */
const color = z
  .string('must be a text')
  .regex(/^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$/, 'must be a colour like "#26B27A", in quotes');

/** A picture in the pack or an HTTPS URL. The host name is also sent in a header, so it must be plain. */
const address = z
  .url({ hostname: z.regexes.domain })
  .startsWith('https://')
  .refine((value) => !/^https:\/\/[^/?#]*@/i.test(value));
const asset = z.union([picture, address], {
  error: 'must be a path like art/theme/logo.svg or an address that begins with https://',
});

const theme = z.strictObject({
  /** Label for choosing a theme. */
  name: text,
  colors: z.strictObject({ primary: color, shadow: color, surface: color, lightning: color }),
  assets: z
    .strictObject({ avatar_background: asset, home_screen_background: asset, logo: asset })
    .partial()
    .default({}),
});

/** `theme.yaml` */
export const themesSchema = z
  .strictObject({
    shown: text,
    themes: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), theme),
  })
  .refine(({ shown, themes }) => Object.hasOwn(themes, shown), {
    path: ['shown'],
    error: 'must name one of the themes',
  });

export type ThemesFile = z.infer<typeof themesSchema>;

/** Front matter in `legal/<id>.md` */
export const legalSchema = z.strictObject({
  id: z.enum(legalPages),
  title: text,
  updated: z.iso.date('must be a date like 2025-06-01'),
});

export type LegalFile = WithBody<z.infer<typeof legalSchema>>;

/** Value of `unlock` for a starter, instead of a milestone. */
export const fromTheStart = 'start';

/** `avatar/<category>.yaml` */
export const avatarItemsSchema = z.array(
  z.strictObject({
    code: stableId,
    name: text,
    description: text,
    /** Body type that the item is drawn for. */
    suits: z.enum(suitsOf),
    /** `start`, or the id of the sub-trail or world that grants the item. */
    unlock: stableId,
  }),
);

export type AvatarItemsFile = z.infer<typeof avatarItemsSchema>;

const day = z
  .string('must be a date like 2026-12-01')
  .refine(isPackDay, 'must be a date like 2026-12-01, or for a sample today, today-7 or today+21');

/** `competitions/<id>.yaml` */
export const competitionSchema = z.strictObject({
  id: stableId,
  name: text,
  banner: picture,
  description: text,
  start_date: day,
  end_date: day,
  external_link: z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: 'must be an address that begins with https://',
    })
    .optional(),
});

export type CompetitionFile = z.infer<typeof competitionSchema>;

export const warningKinds = [
  'reading-level',
  'repeated-words',
  'new-names',
  'told-earlier',
  'asked-twice',
  'one-witness',
  'opening',
  'unnamed-source',
  'mixed-sides',
  'lone-honorific',
  'absolute-word',
  'unnamed',
] as const;

/** `exceptions.yaml`: warnings allowed in a file, or about questions or openings, each with a reason. */
export const exceptionsSchema = z.array(
  z
    .strictObject({
      file: text.optional(),
      about: z.array(text).min(1, 'needs at least one id').optional(),
      warning: z.enum(warningKinds),
      reason: text,
    })
    .refine(({ file, about }) => (file === undefined) !== (about === undefined), {
      path: ['file'],
      message: 'or "about" is needed, and not both',
    }),
  'must be a list',
);

export type ExceptionsFile = z.infer<typeof exceptionsSchema>;
