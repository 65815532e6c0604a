import { describe, expect, it } from 'vitest';
import { packFromFolder } from '../read-pack.ts';
import {
  type Edit,
  editedPack,
  problemLines,
  type RefusedEdit,
  starterFiles,
  missedProblems,
} from '../testing/edited-pack.ts';

const book = 'books/the-land/book.yaml';
const named: Edit = {
  file: book,
  from: 'reading_minutes:',
  to: 'audio: audio/the-land.mp3\nreading_minutes:',
};
const onPage: Edit = { file: starterFiles.page, from: 'number: 1', to: 'number: 1\naudio: audio/page-1.m4a' };
const recording: Edit = { file: 'audio/the-land.mp3', to: 'ID3 a voice' };
const ofPage: Edit = { file: 'audio/page-1.m4a', to: '\0\0\0\u0018ftypM4A ' };

describe('D98: a recording', () => {
  it('may belong to a book or to a single page', async () => {
    const folder = await editedPack([named, recording, onPage, ofPage]);
    expect(await problemLines(folder)).toEqual([]);
    const [read] = packFromFolder(folder).books;
    expect(read?.audio).toBe('audio/the-land.mp3');
    expect(read?.pages.slice(0, 2).map(({ audio }) => audio)).toEqual(['audio/page-1.m4a', null]);
  });

  it('must have a known place, kind and size', async () => {
    const rows: readonly RefusedEdit[] = [
      ['that does not exist', named, `${book}:9: the recording "audio/the-land.mp3" does not exist`],
      ['of a page that does not exist', onPage, 'the recording "audio/page-1.m4a" does not exist'],
      ['without a reference', recording, 'audio/the-land.mp3:1: no book and no page has this recording'],
      [
        'with another file type',
        [named, { ...recording, to: '<script>' }],
        'audio/the-land.mp3:1: the file is not the recording that its name says',
      ],
      [
        'of a page with another file type',
        [onPage, { ...ofPage, to: 'ID3' }],
        'audio/page-1.m4a:1: the file is not the recording that its name says',
      ],
      [
        'that is too large',
        [named, { ...recording, to: `ID3${'x'.repeat(16 * 1024 * 1024)}` }],
        'audio/the-land.mp3:1: the recording has 16777219 bytes',
      ],
      [
        'by an address outside the pack',
        { ...named, to: 'audio: https://example.org/a.mp3\nreading_minutes:' },
        `${book}:9: "audio" must be a path like audio/the-land/01.mp3`,
      ],
    ];
    expect(await missedProblems(rows)).toEqual([]);
  });
});

describe('rejects a pack', () => {
  it('for every rule of legal pages', async () => {
    const rows: readonly RefusedEdit[] = [
      ['without its terms', { file: 'legal/terms.md' }, 'legal/terms.md:1: the page is missing'],
      [
        'with an address in them',
        { file: 'legal/terms.md', from: '{email}', to: 'me@example.org' },
        'legal/terms.md:6: an e-mail address stands in the text',
      ],
      [
        'with HTML in them, which no page would show',
        { file: 'legal/terms.md', from: '{email}', to: '<b onclick="x()">{email}</b>' },
        'the text holds HTML',
      ],
      [
        'with a page under another name',
        { file: 'legal/faq.md', from: 'id: faq', to: 'id: terms' },
        'legal/faq.md:2: the id is not the name of the file',
      ],
      [
        'with a page that is none',
        { file: 'legal/faq.txt', to: 'x' },
        'legal/faq.txt:1: the app does not know',
      ],
    ];
    expect(await missedProblems(rows)).toEqual([]);
  });
});
