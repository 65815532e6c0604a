import { sql, type Kysely, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { VirtualClock } from '../clock/virtual-clock.ts';
import { importContent } from '../content-import/import-content.ts';
import { readPack } from '../content/read-pack.ts';
import { starterPack } from '../content/testing/edited-pack.ts';
import { isPostgres } from '../database/executor.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { eachDatabase } from '../testing/each-database.ts';
import type { TestPlace } from '../testing/test-databases.ts';
import { getActivity, listActivities } from './activities/activities.ts';
import {
  booksOfPage,
  categoriesOfShelf,
  countBooks,
  findBook,
  pagesOfBook,
} from './books/book-repository.ts';
import { lastReadBook, readingsOf } from './books/reading-repository.ts';
import { getCompetition, listCompetitions } from './competitions/competitions.ts';
import { entriesOfPage, findEntry } from './entries/entry-repository.ts';

type Reads = (database: Kysely<Database>) => Promise<unknown>;

const page = { page: 2, size: 2 };
const reads: readonly [name: string, read: Reads][] = [
  ['the shelf', (database) => booksOfPage(database, null, page)],
  ['a category of the shelf', (database) => booksOfPage(database, 'arabia-before-the-message', page)],
  ['the count of books', (database) => countBooks(database, 'arabia-before-the-message')],
  ['a book', (database) => findBook(database, 'the-land')],
  ['the pages of a book', (database) => pagesOfBook(database, 'the-land')],
  ['the categories', (database) => categoriesOfShelf(database)],
  ['the readings of a page of books', (database) => readingsOf(database, 'l1', ['the-land', 'x'])],
  ['the book read last', (database) => lastReadBook(database, 'l1')],
  ['the glossary', (database) => entriesOfPage(database, 'glossary_entry', page)],
  ['a letter', (database) => entriesOfPage(database, 'person', { starts_with: 'a', size: 1 })],
  ['a search', (database) => entriesOfPage(database, 'person', { search: 'a' })],
  ['a term', (database) => findEntry(database, 'glossary_entry', 'oasis')],
  ['the activities', (database) => listActivities(callOf(database, { size: 1 }))],
  ['a category of activities', (database) => listActivities(callOf(database, { category: 'maze' }))],
  ['an activity', (database) => getActivity(callOf(database, {}, { id: 'before-the-message' }))],
  ...(['ongoing', 'upcoming', 'ended', 'all'] as const).map((status): [string, Reads] => [
    `${status} competitions`,
    (database) => listCompetitions(callOf(database, { status })),
  ]),
  ['a competition', (database) => getCompetition(callOf(database, {}, { id: 'draw-the-desert' }))],
];

eachDatabase('T34: every statement of the library finds its rows by an index', (engine) => {
  let place: TestPlace;
  let database: Kysely<Database>;
  beforeAll(async () => {
    place = await engine.place();
    database = await openDatabase(place);
    await migrate(database, 1);
    await importContent(database, await readPack(starterPack), 1);
  });
  afterAll(async () => {
    await database.destroy();
    await place.drop();
  });

  it.each(reads)('%s', async (_, read) => {
    const nodes: RootOperationNode[] = [];
    await read(database.withPlugin(remember(nodes)));
    expect(nodes.length).toBeGreaterThan(0);
    for (const node of nodes) expect(await plan(database, node)).not.toMatch(/Seq Scan|SCAN \w+$/m);
  });
});

function remember(nodes: RootOperationNode[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/** What the engine would do; a line for each step. PostgreSQL is told not to read small tables whole, as it may. */
function plan(database: Kysely<Database>, node: RootOperationNode): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const compiled = transaction.getExecutor().compileQuery(node, { queryId: 'plan' });
    const postgres = isPostgres(transaction);
    if (postgres) await sql`set local enable_seqscan = off`.execute(transaction);
    const explain = postgres ? 'explain' : 'explain query plan';
    const { rows } = await transaction.executeQuery<Record<string, unknown>>({
      ...compiled,
      sql: `${explain} ${compiled.sql}`,
    });
    return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n');
  });
}

/** Only what these handlers look at. */
function callOf(database: Kysely<Database>, query: object, params: object = {}) {
  return { context: { database, clock: new VirtualClock() }, query, params } as never;
}
