import { afterAll, beforeAll, expect, it } from 'vitest';
import { bothDatabases, type TestPlace } from '../testing/index.ts';
import type { Executor } from './executor.ts';
import { openDatabase } from './open-database.ts';
import { statement } from './statement.ts';
import { rememberQueries } from './testing/query-plan.ts';
import { together } from './transaction.ts';

interface Setting {
  readonly key: string;
  readonly value: string;
}

bothDatabases('a statement', (engine) => {
  let place: TestPlace;
  let database: Awaited<ReturnType<typeof openDatabase>>;
  let built = 0;
  const insert = statement((executor, row: Setting) => {
    built += 1;
    return executor.insertInto('setting').values(row);
  });
  const valueOf = statement((executor, keys: readonly string[]) => {
    built += 1;
    return executor.selectFrom('setting').select('value').where('key', 'in', keys).orderBy('value');
  });
  beforeAll(async () => {
    place = await engine.place();
    database = await openDatabase(place);
    await database.schema
      .createTable('setting')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  });
  afterAll(async () => {
    await database.destroy();
    await place.drop();
  });

  it('is built once and binds values by name', async () => {
    built = 0;
    await insert(database, { key: 'one', value: 'first' }).execute();
    await insert(database, { key: 'two', value: 'second' }).execute();
    await database
      .transaction()
      .execute((transaction) =>
        together(transaction, [
          insert(transaction, { value: "'", key: 'three' }),
          insert(transaction, { value: '?', key: 'four' }),
        ]),
      );
    // Once per key order.
    expect(built).toBe(2);
    const values = (...keys: readonly string[]) => valueOf(database, keys).execute();
    expect(await values('two')).toEqual([{ value: 'second' }]);
    expect(await values('one')).toEqual([{ value: 'first' }]);
    expect(await values('three', 'four')).toEqual([{ value: "'" }, { value: '?' }]);
    expect(await valueOf(database, ['none']).executeTakeFirst()).toBeUndefined();
    expect(built).toBe(4);
  });

  it('gives a plugin the query with its values', async () => {
    const nodes: Parameters<typeof rememberQueries>[0] = [];
    const watched: Executor = database.withPlugin(rememberQueries(nodes));
    await valueOf(database, ['seen']).execute();
    await valueOf(watched, ['seen']).execute();
    expect(nodes).toHaveLength(1);
    expect(JSON.stringify(nodes)).toContain('"seen"');
  });

  it('throws when it computes with a value', () => {
    const later = statement((executor, at: number) =>
      executor
        .selectFrom('setting')
        .select('key')
        .where('value', '=', String(at + 1)),
    );
    expect(() => later(database, 1)).toThrow(/cannot compute/);
  });

  it('fails when a value is missing', async () => {
    const row = { key: 'missing', value: undefined } as unknown as Setting;
    await expect(insert(database, { key: 'there', value: 'x' }).execute()).resolves.toBeDefined();
    await expect(insert(database, row).execute()).rejects.toThrow();
  });
});
