import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from '@sirah-trails/ui';
import { expect, it } from 'vitest';
import { routes } from '../app/routes.ts';

const catalogues = import.meta.glob<Record<string, Messages>>(
  ['./*.ts', '!./*.test.ts', '../../../../libs/*/src/messages/*.ts'],
  { eager: true },
);
const all = Object.values(catalogues).flatMap((file) => Object.entries(file));
const texts = new Set(all.flatMap(([, messages]) => Object.values(messages)));

const page = readFileSync(join(import.meta.dirname, '../../../../docs/specification-texts.md'), 'utf8');
const rows = [...page.matchAll(/^\| ([AB]\d) +\| (.+?) +\| (\/\S*) +\|$/gm)].map(
  ([, section = '', text = '', screen = '']) => [section, text, screen] as const,
);
const screens = new Set(routes.map(({ path }) => path));

it('the page lists the texts', () => {
  expect(rows.length).toBeGreaterThan(80);
});

it.each(rows.filter(([, , screen]) => screens.has(screen)))(
  "%s: '%s' is in a catalogue",
  (_section, text) => {
    expect(texts).toContain(text);
  },
);

/** Names and quoted buttons inside of other texts. */
const names =
  /\b(The Trails|Infinity Trail|Trail Blazers|Treasure Trails|Top of the Trails|Prophet|Google|Check|Continue|Enter|Read More)\b/g;

it('texts of our own are in sentence case', () => {
  const specified = new Set([
    ...rows.map(([, text]) => text),
    ...all.filter(([name]) => name === 'literal').flatMap(([, messages]) => Object.keys(messages)),
    // Names of fonts and their licence.
    'settings.about.app.fonts',
  ]);
  const own = all
    .filter(([name]) => name !== 'literal')
    .flatMap(([, messages]) => Object.entries(messages))
    .filter(([key, text]) => !specified.has(key) && !specified.has(text));
  const titleCase = own.filter(([, text]) =>
    /[\p{L}\d,}] \p{Lu}\p{Ll}/u.test(text.replaceAll(names, 'name')),
  );
  expect(titleCase).toEqual([]);
});
