import { describe, expect, it } from 'vitest';
import { NoTextError, textFromFolder } from './read-text.ts';
import { editedPack, starterFiles, type Edit } from './testing/edited-pack.ts';

async function shown(file: string, edits: Edit | readonly Edit[] = []) {
  return textFromFolder(await editedPack(edits), file);
}

const headless = { file: starterFiles.page, from: /^number: .*$/m, to: 'number: many' };

describe('the text in a file', () => {
  it('is a page of its book', async () => {
    expect(await shown('books/the-land/pages/03.md')).toMatchObject({
      kind: 'page',
      number: 3,
      book: { id: 'the-land' },
    });
  });

  it.each([
    ['people/hashim.md', { kind: 'person', person: { id: 'hashim' } }],
    ['glossary/oasis.md', { kind: 'term', term: { id: 'oasis' } }],
    [starterFiles.second, { kind: 'chapter', chapter: { id: 'w1-s1-c2' } }],
  ])('%s', async (file, text) => {
    expect(await shown(file)).toMatchObject(text);
  });

  it('renders despite problems in other files', async () => {
    const edits = [headless, { file: 'glossary/oasis.md', from: 'title:', to: 'titel:' }];
    expect(await shown('people/hashim.md', edits)).toMatchObject({ kind: 'person' });
  });
});

describe('a file without a text to show', () => {
  it.each([
    ['people/nobody.md', 'people/nobody.md:1: there is no such file. Give the path of a file of the pack.'],
    [
      'works.yaml',
      'works.yaml:1: the preview does not show this file. Give a page of a book, a person, a term or a chapter.',
    ],
  ])('%s', async (file, message) => {
    const refusal = await shown(file).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(NoTextError);
    expect(refusal).toHaveProperty('message', message);
  });
});

describe('a rejected text', () => {
  it('reports only its own problems, with file and line', async () => {
    const edits = [headless, { file: 'glossary/oasis.md', from: 'title:', to: 'titel:' }];
    await expect(shown(starterFiles.page, edits)).rejects.toThrow(
      /^books\/the-land\/pages\/01\.md:3: "number" [^\n]*$/,
    );
  });

  it('reports a mark with an unknown target', async () => {
    const edit = { file: starterFiles.page, from: '{#peninsula}', to: '{#nowhere}' };
    await expect(shown(starterFiles.page, edit)).rejects.toThrow(/01\.md:\d+: .*nowhere/);
  });

  it('reports a broken file that it depends on', async () => {
    const edit = { file: 'books/the-land/book.yaml', from: 'title:', to: 'titel:' };
    await expect(shown(starterFiles.page, edit)).rejects.toThrow('books/the-land/book.yaml:');
  });
});
