import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const page = readFileSync(join(root, 'docs/rules-of-play.md'), 'utf8');

/** Rule ids in the last table column. */
const ids = new Set(
  page
    .split('\n')
    .filter((line) => /^\|.*\|$/.test(line) && !/^\| *(-+|Rule) *\|/.test(line))
    .flatMap((line) => line.split('|').at(-2)?.split(',') ?? [])
    .map((id) => id.trim()),
);

/** Ids before the colon of test titles. */
const named = new Set(
  [
    'apps/provider/src/domain',
    'apps/provider/src/journey',
    'apps/provider/src/demo',
    'apps/provider-contract/src/journey',
    'apps/provider-contract/src/leaderboard',
    'apps/provider-contract/src/avatar',
  ]
    .flatMap((folder) => testsIn(join(root, folder)))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'([ABDT]\d[\w.]*(?:, [ABDT]\d[\w.]*)*): /g)])
    .flatMap(([, list = '']) => list.split(', ')),
);

function testsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
}

it('D170: the page of rules lists rule ids', () => {
  expect(ids.size).toBeGreaterThan(30);
});

it('D170: every rule of docs/rules-of-play.md has a test', () => {
  expect([...ids].filter((id) => !named.has(id))).toEqual([]);
});
