import type { ExpressionBuilder } from 'kysely';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { searchWords } from '../domain/search/search-text.ts';
import { pageOf, rowsBefore, type PageRequest } from './paging.ts';

/** Terms and people are looked up alike. */
type EntryKind = 'glossary_entry' | 'person';

/** What a list of entries is asked for. */
export interface EntryQuery {
  readonly starts_with?: string;
  readonly search?: string;
  readonly page?: number;
  readonly size?: number;
}

/** A page of entries with what there is in all. */
interface EntryPage {
  readonly rows: readonly EntryRow[];
  readonly total: number;
  readonly page: PageRequest;
}

type EntryExpressions = ExpressionBuilder<Database, 'person'>;

export type EntryRow = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

const columns = ['id', 'title', 'image', 'description', 'sources'] as const;

/**
 * Entries by title, of one letter and with the searched words when they are given; entries with the words in their title
 * come first.
 */
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
  // A page far past the end costs nothing.
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

/** The letter that was asked for; empty for every letter (`All`). */
function letterOf({ starts_with: letter = '' }: EntryQuery): string {
  return letter === 'All' ? '' : letter;
}

/** The entry, when the pack still has it. */
export function findEntry(executor: Executor, kind: EntryKind, id: string) {
  return entries(executor, kind).select(columns).where('id', '=', id).executeTakeFirst();
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

// `searchWords` leaves no sign that `like` takes for more than itself.
const inTitle = (entry: EntryExpressions, word: string) => entry('title_search', 'like', `%${word}%`);
const inText = (entry: EntryExpressions, word: string) => entry('search', 'like', `%${word}%`);

function entries(executor: Executor, kind: EntryKind) {
  // Both tables have the same columns.
  return executor.selectFrom(kind as 'person').where('retired', '=', 0);
}
