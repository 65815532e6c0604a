import { entryTag, type EntryTag, mentionsOf } from '../content/mentions.ts';
import { findChapter, playContent } from '../content/pack-cache.ts';
import type { Executor } from '../database/executor.ts';
import { forbidden, notFound } from '../kernel/errors.ts';
import type { Handler, ResponseBody } from '../kernel/handler.ts';
import { isPassed } from '../progress/chapter-results.ts';
import { metEntries, metInChapter } from '../progress/met-entries.ts';
import { bookOfShelf, pagesOfBook } from './book-repository.ts';
import { presentPage } from './books.ts';
import { currentEntries, type EntryKind, findEntry } from './entry-repository.ts';
import { countFinished } from './reading-repository.ts';

type Album = ResponseBody<'getAlbum'>['data'];
type FoundOut = ResponseBody<'getFoundOut'>['data'];
type Named = Pick<FoundOut['entries'][number], 'kind' | 'id'>;

const tables = { person: 'person', term: 'glossary_entry' } as const satisfies Record<
  Named['kind'],
  EntryKind
>;

/** People and terms that the learner has met, and the count of finished books. */
export const getAlbum: Handler<'getAlbum'> = async ({ context: { database }, session }) => {
  const met = await metEntries(database, await playContent(database), session.learnerId);
  return {
    data: {
      people: await albumOf(database, 'person', met),
      terms: await albumOf(database, 'term', met),
      books_read: await countFinished(database, session.learnerId),
    },
  };
};

async function albumOf(
  executor: Executor,
  kind: Named['kind'],
  met: ReadonlySet<EntryTag>,
): Promise<Album['people']> {
  const entries = await currentEntries(executor, tables[kind]);
  const ids = entries.map(({ id }) => id).filter((id) => met.has(entryTag(kind, id)));
  return { met: ids, total: entries.length };
}

/** The closing sentence of a passed chapter, and the people and terms that the learner met in it. */
export const getFoundOut: Handler<'getFoundOut'> = async ({ context: { database }, session, params }) => {
  const { learnerId } = session;
  const content = await playContent(database);
  const found = findChapter(content, params.chapterId);
  if (!(await isPassed(database, learnerId, params.chapterId)))
    throw forbidden('CHAPTER_NOT_PASSED', 'You can see this once you have passed the chapter.');
  const met = await metInChapter(database, content, learnerId, found);
  return { data: { learnt: found.chapter.learnt, entries: await presentEntries(database, [...met]) } };
};

/** The entries of the tags, in their order; leaves out retired ones. */
async function presentEntries(executor: Executor, tags: readonly EntryTag[]): Promise<FoundOut['entries']> {
  const named = await Promise.all(
    (['person', 'term'] as const).map(async (kind) =>
      (await currentEntries(executor, tables[kind])).map(
        ({ id, title, image }) => [entryTag(kind, id), { kind, id, title, url: image }] as const,
      ),
    ),
  );
  const entries = new Map(named.flat());
  return tags.flatMap((tag) => entries.get(tag) ?? []);
}

/** The first page that names an entry, in shelf order; null without one. */
export const getEntryBook: Handler<'getEntryBook'> = async ({ context: { database }, params }) => {
  const { kind, id } = params;
  if (!(await findEntry(database, tables[kind], id))) throw notFound();
  const tag = entryTag(kind, id);
  const mentions = await mentionsOf(database, await playContent(database));
  for (const [bookId, pages] of mentions) {
    const found = pages.find(({ tags }) => tags.includes(tag));
    if (found) return { data: await presentNamingPage(database, bookId, found.page) };
  }
  return { data: null };
};

async function presentNamingPage(executor: Executor, bookId: string, number: number) {
  const { id, title, cover } = await bookOfShelf(executor, bookId);
  const row = (await pagesOfBook(executor, bookId)).find(({ page }) => page === number);
  const picture = row ? (presentPage(row).picture ?? null) : null;
  return { book_id: id, title, cover_url: cover, page: number, picture };
}
