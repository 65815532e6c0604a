import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProvider, type TestProvider } from '../../testing/index.ts';
import { exportedTables, unexportedTables } from './learner-tables.ts';

/** All other tables, with the reason why they contain no learner data. */
const tablesOfNobody = {
  ...Object.fromEntries(
    `activity avatar_item book book_category book_page category chapter competition glossary_entry person question
     quiz_time quote sub_trail trail`
      .split(/\s+/)
      .map((table) => [table, 'what the pack says']),
  ),
  board_count: 'how many learners have as many stars',
  google_flow: 'a sign-in under way, by hashes, and sealed by a cookie of the browser',
  throttle: 'counts by hashes of addresses and learners',
  client_error: 'crashes of the app, counted without the learner',
  job: 'which process looks after what',
  setting: 'of the instance',
  migration: 'of the schema',
};

let provider: TestProvider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

interface Reference {
  readonly from: string;
  readonly to: string;
  readonly onDelete: string;
}

/** All foreign keys. */
async function references(): Promise<Reference[]> {
  const statement = sql<Reference>`select child.name as "from", link."table" as "to", link.on_delete as "onDelete"
    from sqlite_master as child join pragma_foreign_key_list(child.name) as link where child.type = 'table'`;
  return (await statement.execute(provider.context.database)).rows;
}

/** Tables whose rows belong to a learner, directly or through another table. */
async function tablesOfLearners(): Promise<string[]> {
  const links = await references();
  const found = new Set(['learner']);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { from, to } of links) if (found.has(to)) found.add(from);
  }
  return [...found];
}

it('T41: exports every table with learner rows, or states a reason', async () => {
  const listed = [...exportedTables.map(({ table }) => table), ...Object.keys(unexportedTables)];
  expect(listed.toSorted()).toEqual((await tablesOfLearners()).toSorted());
});

it('T41: every other table has a reason why it contains no learner data', async () => {
  const tables = await provider.context.database.introspection.getTables();
  const owned = await tablesOfLearners();
  const others = tables.map(({ name }) => name).filter((name) => !owned.includes(name));
  expect(Object.keys(tablesOfNobody).toSorted()).toEqual(others.toSorted());
});

it('T41: no other table has a column for a learner, an email or a name', async () => {
  const tables = await provider.context.database.introspection.getTables();
  const owned = await tablesOfLearners();
  const telling = tables
    .filter(({ name }) => !owned.includes(name))
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
    .filter((column) =>
      /\.(learner_id|user_id|e?mail|username|first_name|last_name|gender|age)$/.test(column),
    );
  expect(telling).toEqual([]);
});

it('T41: foreign keys delete rows with their learner', async () => {
  const owned = await tablesOfLearners();
  const kept = (await references()).filter(({ from, to, onDelete }) => {
    return owned.includes(from) && owned.includes(to) && onDelete !== 'CASCADE';
  });
  expect(kept).toEqual([]);
});

it('every excluded column exists', async () => {
  const tables = await provider.context.database.introspection.getTables();
  for (const { table, without } of exportedTables) {
    const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name);
    expect(columns).toEqual(expect.arrayContaining(Object.keys(without)));
  }
});
