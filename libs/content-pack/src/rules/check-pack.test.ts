import { describe, expect, it } from 'vitest';
import { editedPack, problemLines, starterFiles } from '../testing/edited-pack.ts';

describe('the problem list', () => {
  it('contains every problem, sorted by file and line', async () => {
    const lines = await problemLines(
      await editedPack([
        { file: starterFiles.page, from: /\n"Hold[\s\S]*/, to: '\nShort.\n' },
        { file: starterFiles.first, from: 'hint: It lies', to: 'hnt: It lies' },
        { file: starterFiles.fourth, from: 'pair: Two hills', to: 'pair: Two armies' },
      ]),
    );
    expect(lines.map((line) => line.split(': ')[0])).toEqual([
      `${starterFiles.page}:13`,
      `${starterFiles.first}:7`,
      `${starterFiles.first}:7`,
      `${starterFiles.fourth}:41`,
    ]);
  });

  it('omits follow-up problems of a broken file', async () => {
    const lines = await problemLines(
      await editedPack([{ file: 'glossary/oasis.md', from: 'title: Oasis', to: 'titel: Oasis' }]),
    );
    expect(lines).toHaveLength(2);
    expect(lines.every((line) => line.startsWith('glossary/oasis.md:'))).toBe(true);
  });
});
