import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from '@sirah-trails/ui';
import { expect, it } from 'vitest';
import { routes } from '../app/routes.ts';

const catalogues = import.meta.glob<Record<string, Messages>>(
  ['./*.ts', '!./*.test.ts', '../../../../libs/*/src/messages/*.ts'],
  { eager: true },
);
const texts = new Set(
  Object.values(catalogues).flatMap((file) => Object.values(file).flatMap((one) => Object.values(one))),
);

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
