import type { Book, Entry, Pack } from '@sirah-trails/content-pack/model';
import { samplePack } from '@sirah-trails/content-pack/testing';
import type { Kysely } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { playContent } from '../content/pack-cache.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { day } from '../kernel/time.ts';
import { bookOfShelf, pagesOfBook } from '../reader/book-repository.ts';
import { entriesOfPage, type EntryQuery, findEntry } from '../reader/entry-repository.ts';
import { lastReadBook, readingOf, saveReading } from '../reader/reading-repository.ts';
import { bothDatabases, eachDatabase } from '../testing/each-database.ts';
import type { TestEngine } from '../testing/test-databases.ts';
import { importContent } from './import-content.ts';
import { previewImport } from './preview-import.ts';
import { readShown } from './shown-content.ts';

const learnerId = 'l1';
const bookId = 'the-land';
const reading = { lastPage: 7, furthestPage: 9, status: 2 } as const;
let pack: Pack;
beforeAll(async () => {
  pack = await samplePack();
});

eachDatabase("a learner's reading after a reimport", (engine) => {
  it.each<[string, (pack: Pack) => Partial<Pack>]>([
    ['with a renamed book and reordered pages', ({ books }) => ({ books: books.map(reordered) })],
    [
      'with a shorter book',
      ({ books }) => ({ books: books.map((book) => ({ ...book, pages: book.pages.slice(0, 4) })) }),
    ],
    ['without the book', () => ({ books: [] })],
  ])('is unchanged %s', (_, change) =>
    afterReading(engine, async (database) => {
      await importContent(database, { ...pack, hash: 'changed', ...change(pack) }, 2);
      expect(await readingOf(database, learnerId, bookId)).toEqual(reading);
      await importContent(database, pack, 3);
      expect(await readingOf(database, learnerId, bookId)).toEqual(reading);
      expect(await lastReadBook(database, learnerId)).toBe(bookId);
    }),
  );

  it.each(['ar', 'tr'])('D256: shows the language of a pack in %s', (language) =>
    afterReading(engine, async (database) => {
      await importContent(database, { ...pack, hash: language, metadata: { ...pack.metadata, language } }, 2);
      expect(await readShown(database)).toMatchObject({ language });
    }),
  );

  it('the preview lists the changes to title, pages and quotes', () =>
    afterReading(engine, async (database) => {
      const changed = { ...pack, hash: 'changed', books: pack.books.map(reordered), worlds: requoted(pack) };
      const told = await previewImport(database, changed, 2);
      const pages = Array.from({ length: 10 }, (_page, index) => `${bookId} page ${index + 1}`);
      expect(told.filter(({ changed: ids }) => ids.length > 0)).toEqual([
        { table: 'book', added: [], changed: [bookId], retired: [] },
        { table: 'book_page', added: [], changed: pages.toSorted(), retired: [] },
        { table: 'quote', added: [], changed: ['w1 start 1', 'w1 start 2', 'w1 start 3'], retired: [] },
      ]);
      expect(await bookOfShelf(database, bookId)).toMatchObject({ title: pack.books[0]?.title });
      await importContent(database, changed, 2);
      expect(await bookOfShelf(database, bookId)).toMatchObject({ title: 'A new title', page_count: 10 });
      const [first] = await pagesOfBook(database, bookId);
      expect(first?.content).toBe(pack.books[0]?.pages.at(-1)?.html);
      const later = await previewImport(database, changed, 100 * day);
      expect(later.flatMap(({ added, changed: other, retired }) => [...added, ...other, ...retired])).toEqual(
        [],
      );
    }));

  it('D98: recordings of a book and of a page have a URL', () =>
    afterReading(engine, async (database) => {
      expect(await bookOfShelf(database, bookId)).toMatchObject({ audio: null });
      await importContent(database, { ...pack, hash: 'read aloud', books: pack.books.map(readAloud) }, 2);
      expect(await bookOfShelf(database, bookId)).toMatchObject({ audio: '/content/audio/a.mp3' });
      const [first, second] = await pagesOfBook(database, bookId);
      expect([first?.audio, second?.audio]).toEqual(['/content/audio/1.mp3', null]);
    }));

  it('a book outside the pack leaves the shelf, and last-read skips it', () =>
    afterReading(engine, async (database) => {
      await importContent(database, { ...pack, hash: 'without', books: [] }, 2);
      await expect(bookOfShelf(database, bookId)).rejects.toThrow('We could not find that book.');
      expect(await lastReadBook(database, learnerId)).toBeNull();
    }));
});

eachDatabase('content outside the pack', (engine) => {
  it('is hidden until a pack restores it', () =>
    afterReading(engine, async (database) => {
      const search = { search: 'oasis', size: 50 };
      const before = await entriesOfPage(database, 'glossary_entry', search);
      const terms = pack.terms.filter(({ id }) => id !== 'oasis');
      await importContent(database, { ...pack, hash: 'without', terms, people: [] }, 2);
      expect(await findEntry(database, 'glossary_entry', 'oasis')).toBeUndefined();
      expect((await entriesOfPage(database, 'glossary_entry', search)).total).toBe(before.total - 1);
      expect((await entriesOfPage(database, 'person', {})).total).toBe(0);
      await importContent(database, pack, 3);
      expect(await entriesOfPage(database, 'glossary_entry', search)).toEqual(before);
    }));
});

bothDatabases('spelling variants of names', (engine) => {
  it('D101: search, order and letters ignore article, ayn, diacritics and case', () =>
    afterReading(engine, async (database) => {
      const [term] = pack.terms;
      const [person] = pack.people;
      if (!term || !person) throw new Error('The starter pack has a term and a person.');
      const named = <One extends Entry>(one: One, title: string): One => {
        return { ...one, id: `t${names.indexOf(title)}`, title, bare: { title, text: 'A text.' } };
      };
      const terms = names.map((title) => named(term, title));
      const people = names.map((title) => named(person, title));
      await importContent(database, { ...pack, hash: 'names', terms, people }, 2);
      for (const kind of ['glossary_entry', 'person'] as const) {
        const titles = async (query: EntryQuery) =>
          (await entriesOfPage(database, kind, query)).rows.map(({ title }) => title);
        expect(await titles({})).toEqual(names);
        for (const [search, title] of searches) expect(await titles({ search }), search).toEqual([title]);
        for (const sign of ['%', '_', '\\', "'%", '*'])
          expect(await titles({ search: sign }), sign).toEqual([]);
        expect(await titles({ starts_with: 'u' })).toEqual(names.slice(2, 4));
        expect(await titles({ starts_with: 'T' })).toEqual(['ath-Thaqafi']);
        expect(await titles({ starts_with: 'A' })).toEqual(['Abd al-Muttalib']);
      }
    }));
});

/** In the order in which they are listed. */
const names = ['Abd al-Muttalib', 'ath-Thaqafi', 'ʿUmar ibn al-Khaṭṭāb', "Al-'Uzza", 'ٱلْكَعْبَة', 'مَكَّة'];
const searches = [
  ['ABDUL MUTTALIB', 'Abd al-Muttalib'],
  ['ʿAbd al-Muṭṭalib', 'Abd al-Muttalib'],
  ['thaqafi', 'ath-Thaqafi'],
  ['al-ʿuzzá', "Al-'Uzza"],
  ['uzza', "Al-'Uzza"],
  ['Umar al–Khattab', 'ʿUmar ibn al-Khaṭṭāb'],
  ['الكعبه', 'ٱلْكَعْبَة'],
  ['كعبة', 'ٱلْكَعْبَة'],
  ['مكة', 'مَكَّة'],
  ['مـکـه', 'مَكَّة'],
] as const;

eachDatabase('a downgrade while the provider runs', (engine) => {
  it('keeps questions of the later pack for runs that opened them', () =>
    afterReading(engine, async (database) => {
      expect((await playContent(database)).questions.has('later')).toBe(false);
      const later = { ...pack, hash: 'later', worlds: renamedQuestion(pack) };
      await importContent(database, later, 2);
      expect((await playContent(database)).questions.get('later')).toMatchObject({ retired: false });
      await importContent(database, pack, 3);
      expect((await playContent(database)).questions.get('later')).toMatchObject({ retired: true });
    }));
});

/** The worlds with another id for their first question. */
function renamedQuestion({ worlds }: Pack): Pack['worlds'] {
  const [copy] = structuredClone(worlds);
  const question = copy?.subTrails[0]?.chapters[0]?.questions[0];
  if (!copy || !question) throw new Error('The starter pack has a question.');
  Object.assign(question, { id: 'later' });
  return [copy, ...worlds.slice(1)];
}

function requoted({ worlds }: Pack): Pack['worlds'] {
  return worlds.map((world) => ({
    ...world,
    quotes: world.quotes.map((quote) => (quote.type === 'start' ? { ...quote, title: 'Go on' } : quote)),
  }));
}

function reordered(book: Book): Book {
  const pages = [...book.pages].reverse().map((page, index) => ({ ...page, number: index + 1 }));
  return { ...book, title: 'A new title', pages };
}

function readAloud(book: Book): Book {
  const pages = book.pages.map((page) => ({ ...page, audio: page.number === 1 ? 'audio/1.mp3' : null }));
  return { ...book, audio: 'audio/a.mp3', pages };
}

async function afterReading(
  engine: TestEngine,
  work: (database: Kysely<Database>) => Promise<void>,
): Promise<void> {
  const place = await engine.place();
  const database = await openDatabase(place);
  try {
    await migrate(database, 1);
    await importContent(database, pack, 1);
    await addReader(database);
    await work(database);
  } finally {
    await database.destroy();
    await place.drop();
  }
}

async function addReader(database: Kysely<Database>): Promise<void> {
  const learner = { id: learnerId, email: 'a@example.org', password_hash: '-', username: 'Fox' };
  const names = { first_name: null, last_name: null, age: null, gender: null };
  await database
    .insertInto('learner')
    .values({ ...learner, ...names, head_item_id: 'head', joined_at: 1, demo: 0 })
    .execute();
  await database
    .transaction()
    .execute((transaction) => saveReading(transaction, learnerId, bookId, reading, 1));
}
