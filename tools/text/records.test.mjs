import { expect, it } from 'vitest';
import { root } from '../process.mjs';
import { trackedFiles } from './tracked-files.mjs';

const folder = 'docs/decisions/';
const files = trackedFiles(root).filter(({ file, text }) => file.startsWith(folder) && text);
const records = files
  .filter(({ file }) => /\/\d{4}-/.test(file))
  .map(({ file, text }) => ({ name: file.slice(folder.length), lines: text.split('\n') }));

it('every decision record has its id and its three sections', () => {
  const wrong = records.filter(({ name, lines }) => {
    const [title = '', ...sections] = lines.filter((line) => line.startsWith('#'));
    const isTitled = title.startsWith(`# ADR-${Number(name.slice(0, 4))}: `);
    return !isTitled || sections.join() !== '## Context,## Decision,## Consequence';
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('the index lists every record by its title', () => {
  const index = files.find(({ file }) => file === `${folder}README.md`)?.text ?? '';
  const listed = index.split('\n').filter((line) => line.startsWith('- ['));
  expect(listed).toEqual(records.map(({ name, lines }) => `- [${lines[0]?.slice(2)}](${name})`));
});
