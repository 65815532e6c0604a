import { join } from 'node:path';
import { expect, it } from 'vitest';
import { previewText } from './preview-text.ts';

const content = join(import.meta.dirname, '../../../../content');
const chapter = 'worlds/1-desert/1-the-land/chapters/1-the-arabian-peninsula.yaml';

it("returns a page with its book in the reader's shape", async () => {
  const shown = await previewText(content, 'books/the-land/pages/01.md');
  if (shown.kind !== 'page') throw new Error(shown.kind);
  expect(shown.number).toBe(1);
  expect(shown.book.pages).toHaveLength(10);
  expect(shown.book.pages[0]).toMatchObject({
    page: 1,
    picture: { url: '/content/art/maps/arabia.svg' },
  });
});

it('gives a person an emblem URL and a term none', async () => {
  const person = await previewText(content, 'people/hashim.md');
  expect(person).toMatchObject({ kind: 'person', entry: { id: 'hashim' } });
  expect(person).toHaveProperty('entry.url', expect.stringMatching(/^\/content\/art\/emblems\//));
  const term = await previewText(content, 'glossary/oasis.md');
  expect(term).toMatchObject({ kind: 'term', entry: { id: 'oasis' } });
  expect(term).not.toHaveProperty('entry.url');
});

it("returns a chapter's five questions in the shape of an open question", async () => {
  const shown = await previewText(content, chapter);
  if (shown.kind !== 'chapter') throw new Error(shown.kind);
  expect(new Set(shown.questions.map(({ type }) => type)).size).toBe(5);
  for (const { content: open } of shown.questions) expect(open).not.toHaveProperty('answer');
});

it('returns the reason for a path without a text', async () => {
  expect(await previewText(content, 'people/nobody.md')).toEqual({
    kind: 'no-text',
    problems: 'people/nobody.md:1: there is no such file. Give the path of a file of the pack.',
  });
});
