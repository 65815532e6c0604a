import { read } from '@sirah-trails/api-client';
import { eachDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from '../journey/play-harness.ts';
import { newReader, type Reader } from './reader.ts';

eachDatabase('activities', (engine) => {
  let harness: PlayHarness;
  let reader: Reader;

  beforeAll(async () => {
    harness = await openHarness(engine);
    reader = await newReader(harness.provider);
  });
  afterAll(() => harness.close());

  const list = (query: { category?: string; page?: number; size?: number } = {}) =>
    read(reader.api.GET('/api/fun-activities/v1', { params: { query } }));
  const activity = async (id: string) => {
    const path = { id };
    return (await read(reader.api.GET('/api/fun-activities/v1/{id}', { params: { path } }))).data;
  };
  const fetched = (address: string) => fetch(`${harness.provider.url}${address}`);

  it('B3: a page has data, current_page, total and last_page, in the order of the pack', async () => {
    const { data, ...rest } = await list({ size: 2 });
    expect(data).toHaveLength(2);
    expect(data[0]).toEqual({
      id: 'the-way-to-the-well',
      title: 'The way to the well',
      cover_url: expect.stringMatching(/^\/content\/art\//),
      max_page: 2,
      category: 'maze',
    });
    expect(rest.current_page).toBe(1);
    expect(rest.last_page).toBe(Math.ceil(rest.total / 2));
    const next = await list({ size: 2, page: 2 });
    expect(next.data.map(({ id }) => id)).not.toContain(data[0]?.id);
    expect(await list({ page: 1_000_000, size: 50 })).toMatchObject({ data: [], total: rest.total });
  });

  it('D104: a category narrows the list; an unknown one has none', async () => {
    const { data } = await list({ category: 'word_search' });
    expect(data.map(({ id }) => id)).toContain('words-of-the-desert');
    expect(new Set(data.map(({ category }) => category))).toEqual(new Set(['word_search']));
    expect(await list({ category: '' })).toEqual(await list());
    expect(await list({ category: 'none' })).toMatchObject({ data: [], total: 0, last_page: 1 });
  });

  it('B3: each activity has its text and a real PDF for each size of paper', async () => {
    for (const { id, max_page: pages } of (await list({ size: 50 })).data) {
      const { description, pdf_url, path_pdf, pdfs } = await activity(id);
      expect(description).toMatch(/^<p>/);
      expect(path_pdf).toBe(`activities/pdf/${id}-a4.pdf`);
      expect(pdfs.map(({ paper }) => paper)).toEqual(['A4', 'Letter']);
      expect(pdfs[0]?.url).toBe(pdf_url);
      for (const { url, bytes } of pdfs) {
        const file = Buffer.from(await (await fetched(url)).arrayBuffer());
        expect(bytes).toBe(file.length);
        const text = file.toString('latin1');
        expect(text.slice(0, 5)).toBe('%PDF-');
        expect(text.match(/\/Type \/Page\b/g)).toHaveLength(pages);
      }
    }
  });

  it('T27: a PDF is saved, never run, and an address with a version is kept for ever', async () => {
    const { pdf_url: address } = await activity('the-way-to-the-well');
    const { status, headers } = await fetched(address);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('content-disposition')).toBe('attachment; filename="the-way-to-the-well-a4.pdf"');
    expect(headers.get('cache-control')).toContain('immutable');
    const plain = await fetched(address.replace(/\?.*/, ''));
    expect(plain.headers.get('cache-control')).not.toContain('immutable');
  });

  it.each([
    '/content/activities/the-way-to-the-well.md',
    '/content/activities/pdf/../the-way-to-the-well.md',
  ])('the fields of a sheet are not served: %s', async (address) => {
    expect((await fetched(address)).status).toBe(404);
  });
});
