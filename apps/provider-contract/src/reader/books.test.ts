import { read } from '@sirah-trails/api-client';
import { eachDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from '../journey/play-harness.ts';
import { addMoreBooks } from './more-books.ts';
import { newReader, type Reader } from './reader.ts';

eachDatabase('books', (engine) => {
  let harness: PlayHarness;
  let reader: Reader;

  beforeAll(async () => {
    harness = await openHarness(engine);
    await addMoreBooks(harness.provider);
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    reader = await newReader(harness.provider);
  });

  describe('the shelf', () => {
    const shelf = (query: { category?: string; page?: number; size?: number } = {}) =>
      read(reader.api.GET('/api/book/v1/books', { params: { query } }));
    const ids = async (query: Parameters<typeof shelf>[0]) => (await shelf(query)).data.map(({ id }) => id);

    it('B3: a page has data, total_data, page and size; the first has ten places (B9)', async () => {
      const { data, ...rest } = await shelf();
      expect(data.map(({ id }) => id)).toEqual(['the-land', 'far-roads', 'last-read']);
      expect(rest).toEqual({ total_data: 3, page: 1, size: 10 });
      expect(data[0]).toMatchObject({
        title: 'The Land',
        authors: [{ name: expect.any(String) }],
        max_page: 10,
        reading_time: 10,
        reading_progress: [],
      });
    });

    it('B3: pages follow one another without a gap, and one past the last is empty', async () => {
      expect(await ids({ size: 2 })).toEqual(['the-land', 'far-roads']);
      expect(await ids({ size: 2, page: 2 })).toEqual(['last-read']);
      expect(await shelf({ size: 2, page: 3 })).toEqual({ data: [], total_data: 3, page: 3, size: 2 });
    });

    it('D182: a category is named by id or by name; an unknown one has no books, an empty one means all', async () => {
      const far = ['far-roads', 'last-read'];
      expect(await ids({ category: 'far-lands' })).toEqual(far);
      expect(await ids({ category: 'Far lands' })).toEqual(far);
      expect(await shelf({ category: 'far-lands', size: 1 })).toMatchObject({ total_data: 2 });
      expect(await ids({ category: '' })).toEqual(await ids({}));
      expect(await shelf({ category: 'none' })).toEqual({ data: [], total_data: 0, page: 1, size: 10 });
    });

    it('B7: the categories come in the order of the shelf', async () => {
      const { data } = await read(reader.api.GET('/api/book/v1/categories'));
      expect(data).toEqual([
        { id: 'arabia-before-the-message', name: 'Arabia before the Message' },
        { id: 'far-lands', name: 'Far lands' },
      ]);
    });

    it('D92: last-read is the address of the last book, even when a book has that id', async () => {
      const lastRead = async () => (await read(reader.api.GET('/api/book/v1/book/last-read'))).data;
      expect(await lastRead()).toBeNull();
      await reader.turnTo(2, { book: 'far-roads' });
      harness.provider.clock.advance(1000);
      await reader.turnTo(4);
      expect(await lastRead()).toMatchObject({ id: 'the-land', reading_progress: [{ page_count: 4 }] });
      harness.provider.clock.advance(1000);
      await reader.turnTo(3, { book: 'far-roads' });
      expect(await lastRead()).toMatchObject({ id: 'far-roads' });
    });

    it('B3: a book carries its progress, in the list and by itself', async () => {
      await reader.turnTo(8);
      await reader.turnTo(3);
      const reading_progress = [{ page_count: 3, furthest_page: 8, status: 1 }];
      expect((await shelf()).data[0]).toMatchObject({ id: 'the-land', reading_progress });
      const path = { id: 'the-land' };
      const { data } = await read(reader.api.GET('/api/book/v1/book/{id}', { params: { path } }));
      expect(data).toMatchObject({ reading_progress });
      expect(data.pages[0]?.references?.length).toBeGreaterThan(0);
    });
  });

  describe('progress in a book', () => {
    const pages = (page_count: number, furthest_page: number, status: 1 | 2) => {
      return { book_id: 'the-land', page_count, furthest_page, status };
    };

    it('B4: is empty before the first page, then the saved page', async () => {
      expect(await reader.progress()).toBeNull();
      expect(await reader.turnTo(2)).toEqual(pages(2, 2, 1));
      expect(await reader.progress()).toEqual(pages(2, 2, 1));
    });

    it('D89: keeps the last page and the furthest; a finished book stays finished', async () => {
      await reader.turnTo(10, { status: 2 });
      expect(await reader.turnTo(2)).toEqual(pages(2, 10, 2));
      expect(await reader.progress()).toEqual(pages(2, 10, 2));
    });

    it('D90: a page past the end counts as the last', async () => {
      expect(await reader.turnTo(99)).toEqual(pages(10, 10, 1));
    });

    it('D13: a repeated action changes nothing', async () => {
      const key = 'one-turn-of-a-page';
      const first = await reader.turnTo(3, { key });
      await reader.turnTo(7);
      expect(await reader.turnTo(3, { key })).toEqual(first);
      expect(await reader.progress()).toEqual(pages(7, 7, 1));
      await expect(reader.turnTo(4, { key })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    });

    it('T14: twenty pages at once lose nothing: the furthest is the furthest', async () => {
      await Promise.all([4, 9, 2, 7].flatMap((page) => Array.from({ length: 5 }, () => reader.turnTo(page))));
      expect(await reader.progress()).toMatchObject({ furthest_page: 9, status: 1 });
    });

    it('T22: belongs to its learner', async () => {
      await reader.turnTo(5);
      expect(await (await newReader(harness.provider)).progress()).toBeNull();
    });

    it('D90: fits the book when a newer edition is shorter, and comes back with the pages', async () => {
      await reader.turnTo(9, { status: 2 });
      const { database } = harness.provider.context;
      const setPages = (page_count: number) =>
        database.updateTable('book').set({ page_count }).where('id', '=', 'the-land').execute();
      await setPages(6);
      expect(await reader.progress()).toEqual(pages(6, 6, 2));
      await setPages(10);
      expect(await reader.progress()).toEqual(pages(9, 9, 2));
    });
  });

  describe('the content of a page', () => {
    const bookOf = async (id: string) =>
      (await read(reader.api.GET('/api/book/v1/book/{id}', { params: { path: { id } } }))).data;

    it('content: a page has a map with a layer, a question, a simple line and its sources', async () => {
      const book = await bookOf('the-land');
      expect(book).toMatchObject({ quiet: false, think_further: expect.stringContaining('?') });
      expect(book.pages[0]).toMatchObject({
        picture: {
          url: '/content/art/maps/arabia.svg',
          layer_url: '/content/art/maps/arabia-roads.svg',
          alt: expect.stringContaining('map'),
        },
        question: expect.stringContaining('?'),
        simple: expect.stringMatching(/^<p>/),
      });
      expect(book.pages[0]?.references).toEqual([
        expect.objectContaining({ work: 'Common knowledge', grade: 'G', claim: 'says' }),
        expect.objectContaining({
          grade: 'H',
          section: '2276',
          claim: 'recalls',
          arabic: expect.any(String),
        }),
      ]);
      expect(book.pages[3]?.content).toContain('<abbr class="honorific" title="peace be upon him">');
    });

    it('content: a book that an earlier version imported has none of it', async () => {
      const book = await bookOf('far-roads');
      expect(book).toMatchObject({ quiet: false, think_further: null, two_reports: [] });
      expect(book.pages[0]).toMatchObject({ picture: null, question: null, simple: null, references: [] });
    });
  });

  describe('the font size', () => {
    const size = async ({ api }: Reader) => (await read(api.GET('/api/book/v1/books/font-size'))).font_size;

    it('D95: is 16 by default', async () => {
      expect(await size(reader)).toBe(16);
    });

    it.each([14, 16, 20] as const)('B5: %s is kept, for this learner only', async (chosen) => {
      const header = { 'Idempotency-Key': 'one-choice-of-a-size' };
      const save = (font_size: 14 | 16 | 20) =>
        read(reader.api.POST('/api/book/v1/books/font-size', { body: { font_size }, params: { header } }));
      const kept = await save(chosen);
      expect(kept).toEqual({ id: expect.any(String), font_size: chosen });
      expect(await save(chosen)).toEqual(kept);
      expect(await size(reader)).toBe(chosen);
      expect(await size(await newReader(harness.provider))).toBe(16);
    });
  });
});
