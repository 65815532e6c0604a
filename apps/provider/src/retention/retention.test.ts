import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseFile } from '../database/open-database.ts';
import { day } from '../kernel/time.ts';
import {
  eachDatabase,
  inTransaction,
  startProvider,
  type TestPlace,
  type TestProvider,
} from '../testing/index.ts';
import { deleteLearner } from '../auth/account/delete-account.ts';
import { retentionRules as rules } from './retention-rules.ts';
import { claimJob, forgetOld, runRetention } from './start-retention.ts';

eachDatabase('retention (T41)', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  let now = 0;
  beforeAll(async () => {
    place = await engine.place();
    provider = await startProvider(place);
    now = provider.clock.now();
  });
  afterAll(async () => {
    await provider.close();
    await place.drop();
  });

  const count = async (table: string) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      provider.context.database,
    );
    return rows[0]?.count;
  };
  const fill = async (table: string, rows: readonly Readonly<Record<string, unknown>>[]) => {
    for (const row of rows) {
      const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))})`.execute(
        provider.context.database,
      );
    }
  };
  const clear = async () => {
    for (const table of ['learner', 'kept_response', 'throttle', 'mail', 'one_time_code', 'recovery_request'])
      await sql`delete from ${sql.table(table)}`.execute(provider.context.database);
  };

  /** Kinds of rows with their retention in milliseconds; `of` creates the columns for a learner. */
  const kinds: readonly {
    readonly table: string;
    readonly age: number;
    readonly of: (learnerId: string) => Readonly<Record<string, unknown>>;
  }[] = [
    {
      table: 'one_time_code',
      age: day,
      of: () => ({
        purpose: 'verify',
        email: 'a@b.co',
        code_hash: 'x',
        tries: 0,
        created_at: now,
        expires_at: now,
      }),
    },
    {
      table: 'kept_response',
      age: day,
      of: () => {
        const rest = { operation: 'x', body_hash: 'x', response: '{}' };
        return { scope: 'public', key: 'x', ...rest, created_at: now };
      },
    },
    {
      table: 'kept_response',
      age: day,
      of: (learner_id) => {
        const rest = { operation: 'x', body_hash: 'x', response: '{}' };
        return { scope: learner_id, learner_id, key: 'x', ...rest, created_at: now };
      },
    },
    {
      table: 'throttle',
      age: 5000,
      of: () => ({ bucket: 'x', key_hash: 'x', turns: '[1]', expires_at: now + 5000 }),
    },
    {
      table: 'google_flow',
      age: 5000,
      of: () => ({ state_hash: 'x', browser_hash: 'x', sealed: 'x', expires_at: now + 5000 }),
    },
    {
      table: 'token_exchange',
      age: 5000,
      of: (learner_id) => {
        return { code_hash: 'x', learner_id, email: 'a@b.co', challenge: 'x', expires_at: now + 5000 };
      },
    },
    {
      table: 'mail',
      age: 7 * day,
      of: () => {
        const rest = { kind: 'x', sealed: '', tries: 12, failed_at: now, last_error: 'x' };
        return { id: 'x', ...rest, created_at: now, expires_at: now, next_try_at: now };
      },
    },
    {
      table: 'session',
      age: day,
      of: (learner_id) => {
        return { id: 'x', learner_id, token_hash: 'x', created_at: now, rotated_at: now, revoked_at: now };
      },
    },
    {
      table: 'session',
      age: 30 * day,
      of: (learner_id) => ({ id: 'x', learner_id, token_hash: 'x', created_at: now, rotated_at: now }),
    },
    {
      table: 'feedback',
      age: 365 * day,
      of: (learner_id) => ({ id: 'x', learner_id, subject: 'x', description: 'x', created_at: now }),
    },
    {
      table: 'mistake_report',
      age: 365 * day,
      of: (learner_id) => {
        return { id: 'x', learner_id, about: 'page', content_id: 'x', message: 'x', created_at: now };
      },
    },
    {
      table: 'client_error',
      age: 30 * day,
      of: () => ({ day: '2026-11-22', code: 'x', route: '/', build: 'x', reports: 1, last_at: now }),
    },
    {
      table: 'recovery_request',
      age: 90 * day,
      of: (learner_id) => {
        const rest = { message: 'x', link_hash: 'x', link_expires_at: now, confirmed_at: now };
        return { id: 'x', learner_id, ...rest, created_at: now, decided_at: now, decision: 'approved' };
      },
    },
    {
      table: 'recovery_request',
      age: 2 * day,
      of: (learner_id) => {
        const rest = { message: 'x', link_hash: 'x', link_expires_at: now + 2 * day };
        return { id: 'x', learner_id, ...rest, created_at: now };
      },
    },
  ];

  it('deletes each kind of row after its retention, and no earlier', async () => {
    for (const { table, age, of } of kinds) {
      await clear();
      const { id } = await provider.createLearner();
      await sql`delete from session`.execute(provider.context.database);
      await fill(table, [of(id)]);
      const left = async (time: number) => {
        await forgetOld(provider.context.database, time);
        return count(table);
      };
      expect([table, age, await left(now + age - 1)]).toEqual([table, age, 1]);
      expect([table, age, await left(now + age)]).toEqual([table, age, 0]);
      expect(await count('learner')).toBe(1);
    }
  });

  it('deletes a picture after 90 days and its feedback after 12 months', async () => {
    await clear();
    const { id } = await provider.createLearner();
    await fill('feedback', [{ id: 'x', learner_id: id, subject: 'x', description: 'x', created_at: now }]);
    await fill('feedback_attachment', [{ feedback_id: 'x', picture: 'x', created_at: now }]);
    await forgetOld(provider.context.database, now + 90 * day);
    expect([await count('feedback_attachment'), await count('feedback')]).toEqual([0, 1]);
    await forgetOld(provider.context.database, now + 365 * day);
    expect(await count('feedback')).toBe(0);
  });

  it('deletes an unverified account after 7 days, with all its rows', async () => {
    await clear();
    const proven = await provider.createLearner();
    const unproven = await provider.createLearner();
    await provider.context.database
      .updateTable('learner')
      .set({ verified_at: null })
      .where('id', '=', unproven.id)
      .execute();
    await forgetOld(provider.context.database, now + 7 * day - 1);
    expect(await count('learner')).toBe(2);
    await forgetOld(provider.context.database, now + 7 * day);
    const left = await provider.context.database.selectFrom('learner').select('id').execute();
    expect(left).toEqual([{ id: proven.id }]);
  });

  it('deletes in batches, and stops with the process', async () => {
    await clear();
    const rows = Array.from({ length: 950 }, (_none, index) => ({
      scope: 'public',
      key: `${index}`,
      operation: 'x',
      body_hash: 'x',
      response: '{}',
      created_at: now,
    }));
    await provider.context.database.insertInto('kept_response').values(rows).execute();
    expect(await forgetOld(provider.context.database, now + day, AbortSignal.abort())).toBe(0);
    expect(await forgetOld(provider.context.database, now + day)).toBe(950);
  });

  it('runs once an hour, in a single process', async () => {
    const other = await startProvider({ ...place, clock: provider.clock });
    const databases = [provider.context.database, other.context.database];
    const claim = (time: number) =>
      Promise.all(
        Array.from({ length: 20 }, (_none, index) => {
          const database = databases[index % 2] ?? provider.context.database;
          return claimJob(database, { name: 'test', everyMs: rules.every, now: time });
        }),
      );
    expect((await claim(now)).filter(Boolean)).toHaveLength(1);
    expect((await claim(now + rules.every - 1)).filter(Boolean)).toHaveLength(0);
    expect((await claim(now + rules.every)).filter(Boolean)).toHaveLength(1);
    await other.close();
  });

  it('T41: leaves no deleted text in the files of SQLite', async () => {
    if (place.databaseUrl !== null) return;
    const { id } = await provider.createLearner();
    const { database } = provider.context;
    await database
      .updateTable('learner')
      .set({ first_name: 'canary-of-a-name' })
      .where('id', '=', id)
      .execute();
    await inTransaction(database, (transaction) => deleteLearner(transaction, id));
    await clear();
    provider.clock.advance(rules.every);
    await runRetention(provider.context);
    const files = readdirSync(place.dataDir).filter((name) => name.startsWith(databaseFile));
    expect(files).toContain(databaseFile);
    for (const name of files)
      expect(readFileSync(join(place.dataDir, name)).includes('canary-of-a-name')).toBe(false);
  });

  it('runs while the provider runs', async () => {
    await clear();
    await provider.context.database
      .insertInto('throttle')
      .values({ bucket: 'x', key_hash: 'x', turns: '[1]', expires_at: now + 1 })
      .execute();
    provider.clock.advance(rules.every);
    await runRetention(provider.context);
    expect(await count('throttle')).toBe(0);
  });
});
