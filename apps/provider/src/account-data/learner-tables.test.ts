import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProvider, type TestProvider } from '../testing/index.ts';
import { exportedTables, unexportedTables } from './learner-tables.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startProvider();
}, 60_000);
afterAll(() => provider.close());

interface Reference {
  readonly from: string;
  readonly to: string;
  readonly onDelete: string;
}

/** Which table points to which. */
async function references(): Promise<Reference[]> {
  const statement = sql<Reference>`select child.name as "from", link."table" as "to", link.on_delete as "onDelete"
    from sqlite_master as child join pragma_foreign_key_list(child.name) as link where child.type = 'table'`;
  return (await statement.execute(provider.context.database)).rows;
}

/** Tables whose rows belong to a learner, directly or by a row that does. */
async function tablesOfLearners(): Promise<string[]> {
  const links = await references();
  const found = new Set(['learner']);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { from, to } of links) if (found.has(to)) found.add(from);
  }
  return [...found];
}

it('T41: every table with rows of a learner is in the copy, or says why not', async () => {
  const listed = [...exportedTables.map(({ table }) => table), ...Object.keys(unexportedTables)];
  expect(listed.toSorted()).toEqual((await tablesOfLearners()).toSorted());
});

it('T41: no table names a learner without pointing to one', async () => {
  const tables = await provider.context.database.introspection.getTables();
  const naming = tables.filter(({ columns }) => columns.some(({ name }) => /learner_id/.test(name)));
  const owned = await tablesOfLearners();
  expect(naming.map(({ name }) => name).filter((name) => !owned.includes(name))).toEqual([]);
});

it('T41: rows of a learner go with the learner', async () => {
  const owned = await tablesOfLearners();
  const kept = (await references()).filter(({ from, to, onDelete }) => {
    return owned.includes(from) && owned.includes(to) && onDelete !== 'CASCADE';
  });
  expect(kept).toEqual([]);
});

it('what is left out of the copy is a column that there is', async () => {
  const tables = await provider.context.database.introspection.getTables();
  for (const { table, without } of exportedTables) {
    const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name);
    expect(columns).toEqual(expect.arrayContaining(Object.keys(without)));
  }
});
