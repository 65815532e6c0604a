import { z } from 'zod';
import { picture, words } from './field.ts';

/** What may stand in a style of the page: nothing else can come out of a colour. */
const color = z
  .string('must be a text')
  .regex(/^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$/, 'must be a colour like "#26B27A", in quotes');

/** A picture of the pack or one by https. The host name also stands in a header, so that it must be a plain one. */
const address = z
  .url({ hostname: z.regexes.domain })
  .startsWith('https://')
  .refine((value) => !/^https:\/\/[^/?#]*@/i.test(value));
const asset = z.union([picture, address], {
  error: 'must be a path like art/theme/logo.svg or an address that begins with https://',
});

const theme = z.strictObject({
  /** For those who choose among themes. */
  name: words,
  colors: z.strictObject({ primary: color, shadow: color, surface: color, lightning: color }),
  assets: z
    .strictObject({ avatar_background: asset, home_screen_background: asset, logo: asset })
    .partial()
    .default({}),
});

/** `theme.yaml` */
export const themesSchema = z
  .strictObject({
    shown: words,
    themes: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), theme),
  })
  .refine(({ shown, themes }) => Object.hasOwn(themes, shown), {
    path: ['shown'],
    error: 'must name one of the themes',
  });

export type ThemesFile = z.infer<typeof themesSchema>;
