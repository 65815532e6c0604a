import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onDatabase } from '../testing/each-database.ts';
import type { TestPlace } from '../testing/test-databases.ts';
import { migrate } from './migrations/migrate.ts';
import { Mutex } from './mutex.ts';
import { databaseFile, openDatabase } from './open-database.ts';
import type { Database } from './schema.ts';
import { SharedCommit } from './shared-commit.ts';
import { inTransaction } from './transaction.ts';

const inFlight = 64;

onDatabase('SQLite', 'a shared commit', (engine) => {
  let place: TestPlace;
  let database: Kysely<Database>;
  let beside: DatabaseSyncInstance;
  beforeEach(async () => {
    place = await engine.place();
    database = await openDatabase(place);
    await migrate(database, 1);
    beside = new DatabaseSync(join(place.dataDir, databaseFile));
  });
  afterEach(async () => {
    beside.close();
    await database.destroy();
    await place.drop();
  });

  const keys = Array.from({ length: inFlight }, (_, index) => `key ${index}`);
  const row = (key: string) => ({ key, value: '' });
  const isStored = (key: string) =>
    beside.prepare('select key from setting where key = ?').get(key) !== undefined;
  const write = (key: string) =>
    inTransaction(database, (transaction) =>
      transaction.insertInto('setting').values(row(key)).executeTakeFirst(),
    );

  it('acknowledges a write once another connection can read it', async () => {
    const acknowledged = keys.map(async (key, index) => {
      if (index % 2 === 0) await write(key);
      else await database.insertInto('setting').values(row(key)).execute();
      return isStored(key);
    });
    expect(await Promise.all(acknowledged)).toEqual(keys.map(() => true));
  });

  it('stores the other writes when a write fails', async () => {
    const writes = keys.map(async (key, index) => (index === 5 ? write(keys[4] ?? '') : write(key)));
    const settled = await Promise.allSettled(writes);
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(keys.filter((key) => !isStored(key))).toEqual(['key 5']);
  });

  it('hides an uncommitted write from other connections', async () => {
    let seenInside: unknown;
    await inTransaction(database, async (transaction) => {
      await transaction.insertInto('setting').values(row('early')).execute();
      seenInside = await transaction.selectFrom('setting').select('key').execute();
      expect(isStored('early')).toBe(false);
    });
    expect(seenInside).toEqual([{ key: 'early' }]);
    expect(await database.selectFrom('setting').select('key').execute()).toEqual([{ key: 'early' }]);
  });
});

describe('a shared commit on a file', () => {
  let file: DatabaseSyncInstance;
  beforeEach(() => {
    file = new DatabaseSync(':memory:');
    file.exec('create table kept (key text)');
  });
  afterEach(() => file.close());

  /** The file as used by SharedCommit, with a commit callback. */
  function watched(onCommit: () => void): ConstructorParameters<typeof SharedCommit>[0] {
    const exec = (statement: string) => {
      if (statement === 'COMMIT') onCommit();
      file.exec(statement);
    };
    return {
      exec,
      get isTransaction() {
        return file.isTransaction;
      },
    };
  }

  function writer(onCommit: () => void) {
    const mutex = new Mutex();
    const commits = new SharedCommit(watched(onCommit), mutex);
    return async () => {
      await mutex.acquire();
      await commits.begin();
      file.exec("insert into kept values ('a key')");
      const { committed } = commits.release();
      mutex.release();
      await committed;
    };
  }

  const stored = () => file.prepare('select key from kept').all().length;
  const times = Array.from({ length: inFlight });

  it('shares commits: 64 concurrent writes need at most 6', async () => {
    let commits = 0;
    const write = writer(() => (commits += 1));
    await Promise.all(times.map(write));
    expect(stored()).toBe(inFlight);
    expect(commits).toBeGreaterThan(0);
    expect(commits).toBeLessThanOrEqual(inFlight / 10);
  });

  it('acknowledges no write of a failed commit, and recovers', async () => {
    let full = true;
    const write = writer(() => {
      if (full) throw new Error('database or disk is full');
    });
    const settled = await Promise.allSettled(times.map(write));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    expect(stored()).toBe(0);
    full = false;
    await write();
    expect(stored()).toBe(1);
  });
});
