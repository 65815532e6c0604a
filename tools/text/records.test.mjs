import { describe, expect, it } from 'vitest';
import { root } from '../process.mjs';
import { trackedFiles } from './tracked-files.mjs';

const folder = 'docs/decisions/';
const files = trackedFiles(root).filter(({ file }) => file.startsWith(folder));
const index = files.find(({ file }) => file === `${folder}README.md`)?.text ?? '';
const records = files
  .filter(({ file }) => /\/\d{4}-/.test(file))
  .map(({ file, text }) => ({ name: file.slice(folder.length), text }));

describe('a decision record', () => {
  it.each(records)('$name has its id and its three sections', ({ name, text }) => {
    const [title = '', ...sections] = text.split('\n').filter((line) => line.startsWith('#'));
    expect(title).toMatch(new RegExp(`^# ADR-${Number(name.slice(0, 4))}: \\S`));
    expect(sections).toEqual(['## Context', '## Decision', '## Consequence']);
  });

  it.each(records)('$name is in the index by its title', ({ name, text }) => {
    expect(index).toContain(`- [${text.split('\n')[0]?.slice(2)}](${name})`);
  });
});

it('the index lists existing records only, each once', () => {
  const listed = [...index.matchAll(/^- \[.*\]\((.+)\)$/gm)].map(([, name]) => name);
  expect(listed).toEqual(records.map(({ name }) => name));
});
