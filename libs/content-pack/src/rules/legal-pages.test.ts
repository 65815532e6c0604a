import { describe, expect, it } from 'vitest';
import { editedPack, problemLines } from '../testing/edited-pack.ts';

describe('a pack is refused', () => {
  it.each([
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
  ] as const)('%s', async (_what, edit, line) => {
    expect(problemLines(await editedPack(edit))).toContainEqual(expect.stringContaining(line));
  });
});
