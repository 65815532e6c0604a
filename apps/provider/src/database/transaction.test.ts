import { sql, type Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bothDatabases, onDatabase } from '../testing/each-database.ts';
import { signal } from '../testing/signal.ts';
import type { TestPlace } from '../testing/test-databases.ts';
import { migrate } from './migrations/migrate.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './schema.ts';
import { inSnapshot, inTransaction, together } from './transaction.ts';
import { isUnavailable } from './database-fault.ts';

bothDatabases('a transaction', (engine) => {
  let place: TestPlace;
  let database: Kysely<Database>;
  beforeEach(async () => {
    place = await engine.place();
    database = await openDatabase(place);
    await migrate(database, 1);
    await database.insertInto('setting').values({ key: 'count', value: '0' }).execute();
  });
  afterEach(async () => {
    await database.destroy();
    await place.drop();
  });

  const count = (executor: Kysely<Database>) =>
    executor.selectFrom('setting').select('value').where('key', '=', 'count').executeTakeFirstOrThrow();
  const write = (executor: Kysely<Database>, value: number) =>
    executor
      .updateTable('setting')
      .set({ value: String(value) })
      .where('key', '=', 'count')
      .execute();

  it('rolls back when its work fails', async () => {
    const failing = inTransaction(database, async (transaction) => {
      await write(transaction, 7);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await count(database)).value).toBe('0');
  });

  it('rejects a direct use of the database, which would deadlock', async () => {
    const beside = inTransaction(database, async () => count(database));
    await expect(beside).rejects.toThrow(/Pass the transaction on/);
    const nested = inTransaction(database, async () => inTransaction(database, count));
    await expect(nested).rejects.toThrow(/Pass the transaction on/);
    expect((await count(database)).value).toBe('0');
  });

  it('as a snapshot reads the state at its start, blocks no writer, and is read-only', async () => {
    const read = signal();
    const written = signal();
    const reads = inSnapshot(database, async (snapshot) => {
      const before = await count(snapshot);
      read.resolve();
      await written.promise;
      return [before, await count(snapshot)];
    });
    await read.promise;
    await write(database, 7);
    written.resolve();
    expect(await reads).toEqual([{ value: '0' }, { value: '0' }]);
    await expect(inSnapshot(database, (snapshot) => write(snapshot, 8))).rejects.toThrow(/read.?only/);
    expect(await inSnapshot(database, count)).toEqual({ value: '7' });
  });

  it('runs batched statements all or none and reports the first failure', async () => {
    const setting = (transaction: Kysely<Database>, key: string, value = '') =>
      transaction.insertInto('setting').values({ key, value });
    const failing = inTransaction(database, (transaction) =>
      together(transaction, [
        setting(transaction, 'before'),
        setting(transaction, 'count'),
        setting(transaction, 'after'),
      ]),
    );
    await expect(failing).rejects.toThrow(/unique/i);
    const unbound = inTransaction(database, (transaction) =>
      together(transaction, [setting(transaction, 'before'), setting(transaction, 'after', 'a NUL: \0')]),
    );
    await expect(unbound).rejects.toThrow(TypeError);
    expect(await database.selectFrom('setting').select('key').execute()).toEqual([{ key: 'count' }]);
    await inTransaction(database, (transaction) =>
      together(transaction, [setting(transaction, 'before'), setting(transaction, 'after')]),
    );
    expect(await database.selectFrom('setting').select('key').execute()).toHaveLength(3);
  });

  it('reports its first error instead of the abort', async () => {
    const failing = inTransaction(database, async (transaction) => {
      await together(transaction, [transaction.insertInto('setting').values({ key: 'count', value: '' })]);
      // PostgreSQL's response is still pending.
      throw new Error('its own reason');
    });
    await expect(failing).rejects.toThrow(/unique|its own reason/i);
    expect((await count(database)).value).toBe('0');
  });

  it('works after a newer provider adds a column', async () => {
    const whole = () => database.selectFrom('setting').selectAll().where('key', '=', 'count').execute();
    await count(database);
    await whole();
    const newer = await openDatabase(place);
    await sql`alter table setting add column newer integer`.execute(newer);
    await newer.destroy();
    expect((await count(database)).value).toBe('0');
    expect(await whole()).toMatchObject([{ value: '0' }]);
  });
});

onDatabase('PostgreSQL', 'a connection ended by PostgreSQL', (engine) => {
  it('is unavailable at any moment, stores nothing, and is replaced', async () => {
    const place = await engine.place();
    const database = await openDatabase(place);
    await migrate(database, 1);
    const operator = new pg.Client(place.databaseUrl ?? '');
    await operator.connect();
    const end = async (transaction: Kysely<Database>) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await operator.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    };
    const setting = (transaction: Kysely<Database>, key: string) =>
      transaction.insertInto('setting').values({ key, value: '' });
    const moments: readonly ((transaction: Transaction<Database>) => Promise<unknown>)[] = [
      async (transaction) => {
        await end(transaction);
        await setting(transaction, 'waited for').execute();
      },
      async (transaction) => {
        await end(transaction);
        await together(transaction, [setting(transaction, 'one'), setting(transaction, 'other')]);
      },
      async (transaction) => {
        await together(transaction, [setting(transaction, 'one'), setting(transaction, 'other')]);
        await end(transaction);
      },
    ];
    for (const moment of moments) {
      const error: unknown = await inTransaction(database, moment).catch((thrown: unknown) => thrown);
      expect(isUnavailable(error), String(error)).toBe(true);
      expect(await database.selectFrom('setting').select('key').execute()).toEqual([]);
    }
    const failing = inTransaction(database, async (transaction) => {
      await end(transaction);
      throw new Error('its own reason');
    });
    await expect(failing).rejects.toThrow('its own reason');
    await operator.end();
    await database.destroy();
    await place.drop();
  });
});

bothDatabases('two processes on a database (T42)', (engine) => {
  it('lose no write', async () => {
    const place = await engine.place();
    const both = [await openDatabase(place), await openDatabase(place)];
    for (const database of both) await migrate(database, 1);
    await both[0]?.insertInto('setting').values({ key: 'count', value: '0' }).execute();
    const increment = (database: Kysely<Database>) =>
      inTransaction(database, async (transaction) => {
        await sql`update setting set value = cast(cast(value as integer) + 1 as text) where key = 'count'`.execute(
          transaction,
        );
      });
    await Promise.all(both.flatMap((database) => Array.from({ length: 50 }, () => increment(database))));
    expect(await both[1]?.selectFrom('setting').select('value').execute()).toMatchObject([{ value: '100' }]);
    for (const database of both) await database.destroy();
    await place.drop();
  });
});
