import type { ExpressionBuilder } from 'kysely';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { searchWords } from '../domain/search/search-text.ts';
import { pageOf, rowsBefore, type PageRequest } from './paging.ts';

/** Glossary and people share their queries. */
export type EntryKind = 'glossary_entry' | 'person';

export interface EntryQuery {
  readonly starts_with?: string;
  readonly search?: string;
  readonly page?: number;
  readonly size?: number;
}

interface EntryPage {
  readonly rows: readonly EntryRow[];
  readonly total: number;
  readonly page: PageRequest;
}

type EntryExpressions = ExpressionBuilder<Database, 'person'>;

export type EntryRow = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

const columns = ['id', 'title', 'say', 'image', 'description', 'sources'] as const;

/** Entries by title, filtered by letter and search words; matches in the title come first. */
export async function entriesOfPage(
  executor: Executor,
  kind: EntryKind,
  query: EntryQuery,
): Promise<EntryPage> {
  const page = pageOf(query);
  const words = searchWords(query.search ?? '');
  if (words?.length === 0) return { rows: [], total: 0, page };
  const chosen = chosenEntries(executor, kind, letterOf(query), words ?? []);
  const { count } = await chosen
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  // Skips the query for a page past the end.
  if (rowsBefore(page) >= count) return { rows: [], total: count, page };
  const found = words === null ? chosen : chosen.orderBy((entry) => titleFirst(entry, words));
  const rows = await found
    .select(columns)
    .orderBy('sort_key')
    .orderBy('id')
    .limit(page.size)
    .offset(rowsBefore(page))
    .execute();
  return { rows, total: count, page };
}

/** The requested letter; empty for `All`. */
function letterOf({ starts_with: letter = '' }: EntryQuery): string {
  return letter === 'All' ? '' : letter;
}

/** The entry, unless the pack has retired it. */
export function findEntry(executor: Executor, kind: EntryKind, id: string) {
  return entries(executor, kind).select(columns).where('id', '=', id).executeTakeFirst();
}

/** All entries by title. */
export function currentEntries(executor: Executor, kind: EntryKind) {
  return entries(executor, kind).select(['id', 'title', 'image']).orderBy('sort_key').orderBy('id').execute();
}

function chosenEntries(executor: Executor, kind: EntryKind, letter: string, words: readonly string[]) {
  const all = entries(executor, kind);
  const ofLetter = letter === '' ? all : all.where('letter', '=', letter.toUpperCase());
  return words.reduce(
    (found, word) => found.where((entry) => entry.or([inTitle(entry, word), inText(entry, word)])),
    ofLetter,
  );
}

function titleFirst(entry: EntryExpressions, words: readonly string[]) {
  const allInTitle = entry.and(words.map((word) => inTitle(entry, word)));
  return entry.case().when(allInTitle).then(entry.lit(0)).else(entry.lit(1)).end();
}

// `searchWords` removes wildcards.
const inTitle = (entry: EntryExpressions, word: string) => entry('title_search', 'like', `%${word}%`);
const inText = (entry: EntryExpressions, word: string) => entry('search', 'like', `%${word}%`);

function entries(executor: Executor, kind: EntryKind) {
  // Safe cast: both tables have the same columns.
  return executor.selectFrom(kind as 'person').where('retired', '=', 0);
}
