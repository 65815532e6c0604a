import { expect, it } from 'vitest';
import { type Edit, missedProblems, type RefusedEdit } from '../testing/edited-pack.ts';
import { checkReadings } from './readings.ts';

const file = 'readings.yaml';
const row = (fields: string) =>
  `  - { as: scholar, by: Amina, on: 2026-12-01, hash: 0123456789abcdef, ${fields} }\n`;
const readings = (...rows: readonly string[]): Edit => ({
  file,
  to: `checklist: [Who is alive.]\nreadings:\n${rows.join('')}`,
});
const page = row('file: books/the-land/pages/01.md');
const reviewed: Edit = { file: 'pack.yaml', from: 'reviewed: []', to: 'reviewed: [the-land-p01]' };

it('rejects readings that name no text, stand twice, have no hash, or are older than a reviewed text', async () => {
  const remove: Edit = { file };
  const rows: readonly RefusedEdit[] = [
    [
      'no text',
      [remove, readings(row('file: books/none.md'))],
      `${file}:3: there is no text "books/none.md"`,
    ],
    ['twice', [remove, readings(page, page)], `${file}:4: Amina has read "books/the-land/pages/01.md" twice`],
    ['no hash', [remove, readings(page.replace('0123456789abcdef', 'a1'))], '"hash" must be 16 digits'],
    [
      'another role',
      [remove, readings(page.replace('scholar', 'friend'))],
      '"as" must be one of: second_reader',
    ],
    [
      'no checklist',
      [remove, { file, to: 'checklist: []\nreadings: []\n' }],
      '"checklist" needs at least one line',
    ],
    [
      'a reviewed text that changed',
      [remove, reviewed, readings(page)],
      '"the-land-p01" has changed since the scholar read it',
    ],
  ];
  expect(await missedProblems(rows, [checkReadings])).toEqual([]);
});
