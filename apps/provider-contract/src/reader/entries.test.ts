import { read } from '@sirah-trails/api-client';
import { bothDatabases, samplePack } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from '../journey/play-harness.ts';
import { sendOperation } from '../send-operation.ts';
import { newReader, type Reader } from './reader.ts';

const { terms: packTerms, people: packPeople } = await samplePack();
const titleKey = (title: string) => title.toLowerCase().replace(/\bal-/g, '').replace(/['’-]/g, '');

interface Query {
  starts_with?: string;
  search?: string;
  page?: number;
  size?: number;
}

bothDatabases('what learners look up', (engine) => {
  let harness: PlayHarness;
  let reader: Reader;

  beforeAll(async () => {
    harness = await openHarness(engine);
    reader = await newReader(harness.provider);
  });
  afterAll(() => harness.close());

  const glossary = (query: Query = {}) => read(reader.api.GET('/api/glossaries/v1', { params: { query } }));
  const people = (query: Query = {}) => read(reader.api.GET('/api/people/v1', { params: { query } }));
  const terms = async (query: Query) => (await glossary(query)).data.map(({ id }) => id);
  const persons = async (query: Query) => (await people(query)).data.map(({ id }) => id);

  describe('the glossary', () => {
    it('B3: a page has data, current_page, total and last_page; ten to a page (B9)', async () => {
      const { data, ...rest } = await glossary();
      expect(data).toHaveLength(10);
      const total = packTerms.length;
      expect(rest).toEqual({ current_page: 1, total, last_page: Math.ceil(total / 10) });
      const [first] = packTerms.toSorted((a, b) => (titleKey(a.title) < titleKey(b.title) ? -1 : 1));
      expect(data[0]).toMatchObject({ id: first?.id, title: first?.title });
    });

    it('an entry has its pronunciation if the pack gives one', async () => {
      const { data } = await glossary({ size: 50 });
      expect(Object.fromEntries(data.map(({ id, say }) => [id, say]))).toEqual(
        Object.fromEntries(
          data.map(({ id }) => [id, packTerms.find((term) => term.id === id)?.say ?? undefined]),
        ),
      );
      expect(data.some(({ say }) => say !== undefined)).toBe(true);
    });

    it('D101: pages follow the order of the titles without "al-" and marks', async () => {
      const titles: string[] = [];
      for (let page = 1; page <= Math.ceil(packTerms.length / 10); page += 1)
        titles.push(...(await glossary({ page })).data.map(({ title }) => title));
      expect([...titles].sort()).toEqual(packTerms.map(({ title }) => title).sort());
      expect(titles.map(titleKey)).toEqual(titles.map(titleKey).sort());
      expect(titles.indexOf('Al-Sham')).toBeGreaterThan(titles.indexOf('Sasanian Empire'));
    });

    it('D101: a letter finds titles that begin with it after the article, in any case', async () => {
      const found = await glossary({ starts_with: 's', size: 50 });
      expect(found.data.map(({ id }) => id)).toContain('al-sham');
      expect(found.data.every(({ title }) => titleKey(title).startsWith('s'))).toBe(true);
      expect(found.total).toBe(packTerms.filter(({ title }) => titleKey(title).startsWith('s')).length);
      expect(await glossary({ starts_with: 'S', size: 50 })).toEqual(found);
      expect(await glossary({ starts_with: 'x' })).toEqual({
        data: [],
        current_page: 1,
        total: 0,
        last_page: 1,
      });
    });

    it.each([
      ['case', 'OASIS'],
      ['marks', 'ōāsis'],
      ['a part of a word', 'oas'],
    ])('D101: the search ignores %s', async (_, search) => {
      expect((await terms({ search }))[0]).toBe('oasis');
    });

    it.each([
      ["ka'bah", 'kabah'],
      ['Ka’bah', 'kabah'],
      ['kabah', 'kabah'],
      ['Al-Shām', 'al-sham'],
      ['al sham', 'al-sham'],
      ['sham', 'al-sham'],
      ['date-palm', 'date-palm'],
      ['datepalm', 'date-palm'],
      ['date palm', 'date-palm'],
    ])('D101: "%s" finds %s first', async (search, id) => {
      expect((await terms({ search }))[0]).toBe(id);
    });

    it('B7: a search finds titles before texts, and all its words', async () => {
      const found = await terms({ search: 'tribe', size: 50 });
      expect(found[0]).toBe('tribe');
      expect(found.length).toBeGreaterThan(1);
      expect(await terms({ search: 'tribe zzz' })).toEqual([]);
    });

    it.each(['%', '_', '\\', '%%', "'", '--'])('T31: "%s" is no pattern', async (search) => {
      expect(await terms({ search })).toEqual([]);
    });

    it('B7: letter and search narrow together', async () => {
      expect(await terms({ search: 'empire', starts_with: 'b' })).toContain('byzantine-empire');
    });

    it('D207: `All` and an empty value return every letter', async () => {
      for (const letter of ['All', ''])
        expect((await glossary({ starts_with: letter })).total).toBe(packTerms.length);
    });

    it('B7: a blank search, a bare article and no letter return all', async () => {
      expect((await glossary({ starts_with: '' })).total).toBe(packTerms.length);
      for (const search of ['', ' ', 'al-'])
        expect((await glossary({ search })).total).toBe(packTerms.length);
    });

    it('B3: a term by itself has its text and its sources', async () => {
      const path = { id: 'oasis' };
      const { data } = await read(reader.api.GET('/api/glossaries/v1/{id}', { params: { path } }));
      expect(data).toMatchObject({ id: 'oasis', title: 'Oasis', description: expect.stringMatching(/^<p>/) });
      expect(data.references).toContainEqual({
        work: 'Quran',
        section: '23:18-19',
        grade: 'Q',
        claim: 'recalls',
        arabic: expect.any(String),
      });
    });
  });

  describe('the people', () => {
    it('D101: are sorted without their honorifics, which a search ignores and the title shows', async () => {
      const { data } = await people({ search: 'ibrahim' });
      expect(data[0]).toMatchObject({ id: 'ibrahim', title: 'Ibrahim (peace be upon him)' });
      expect((await people({ search: 'Ibrahim (peace be upon him)' })).data).toEqual(data);
      const { data: byLetter } = await people({ starts_with: 'I', size: 50 });
      expect(byLetter.map(({ title }) => title)).toContain('Ismail (peace be upon him)');
      expect(await persons({ search: 'ibrahimpeace' })).toEqual([]);
    });

    it('D101: "Abd al-Muttalib" is found by its sound', async () => {
      for (const search of [
        'abd al-muttalib',
        'ʿAbd al-Muṭṭalib',
        'Abdul Muttalib',
        'abdmuttalib',
        'muttalib',
      ])
        expect(await persons({ search })).toContain('abd-al-muttalib');
    });

    it('D105: a person has an existing emblem', async () => {
      const path = { id: 'hashim' };
      const { data } = await read(reader.api.GET('/api/people/v1/{id}', { params: { path } }));
      expect(data.url).toMatch(/^\/content\/art\/emblems\//);
      expect((await fetch(`${harness.provider.url}${data.url}`)).status).toBe(200);
      expect((await people()).data[0]).toHaveProperty('url');
    });
  });

  it.each(['listBooks', 'listGlossary', 'listPeople', 'listActivities'] as const)(
    'T31: %s bounds page and size',
    async (id) => {
      const { token } = reader.learner;
      const send = (query: Record<string, string>) => sendOperation(harness.provider, id, { token, query });
      for (const query of [{ page: '1000000000' }, { size: '1000000000' }, { size: '51' }, { page: '0' }])
        expect((await send(query)).status).toBe(422);
      expect((await send({ page: '1000000', size: '50' })).status).toBe(200);
    },
  );

  it.each(['listGlossary', 'listPeople'] as const)(
    'T31: %s refuses a long search and more than one letter',
    async (id) => {
      const { token } = reader.learner;
      const send = async (query: Record<string, string>) =>
        (await sendOperation(harness.provider, id, { token, query })).status;
      expect(await send({ search: 'x'.repeat(10_000) })).toBe(422);
      expect(await send({ search: 'x'.repeat(65) })).toBe(422);
      expect(await send({ search: 'a '.repeat(32) })).toBe(200);
      for (const letters of ['ab', 'all', '%', '_', '1', 'é', 'ش'])
        expect(await send({ starts_with: letters })).toBe(422);
    },
  );

  it('T31: a page far past the end is empty and says where the end is', async () => {
    expect(await people({ page: 1_000_000, size: 50 })).toMatchObject({
      data: [],
      current_page: 1_000_000,
      last_page: Math.ceil(packPeople.length / 50),
    });
  });
});
