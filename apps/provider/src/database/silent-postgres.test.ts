import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { sql, Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onDatabase, startProvider, type TestPlace } from '../testing/index.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { inTransaction } from './transaction.ts';
import type { Database } from './schema.ts';
import { isUnavailable } from './database-fault.ts';

/** A proxy before PostgreSQL; connections that it has silenced swallow every packet and stay open. */
async function startProxy(target: URL) {
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    const there = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [caller, there],
      [there, caller],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence: () => {
      for (const socket of open) socket.unpipe().resume();
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

onDatabase('PostgreSQL', 'silent connections', (engine) => {
  let place: TestPlace;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let database: Kysely<Database>;

  beforeAll(async () => {
    place = await engine.place();
    proxy = await startProxy(new URL(place.databaseUrl ?? ''));
    const limits = { statementMs: 1000, responseMs: 3000 };
    database = new Kysely({ dialect: postgresDialect(proxy.url, { limits }) });
  });
  afterAll(async () => {
    await database.destroy();
    proxy.close();
    await place.drop();
  });

  const one = () => sql<{ one: number }>`select 1 as one`.execute(database);
  const fillPool = () => Promise.all(Array.from({ length: 20 }, () => inTransaction(database, use)));
  const use = (transaction: Kysely<Database>) => sql`select pg_sleep(0.02)`.execute(transaction);

  it('are discarded, and the pool recovers without a restart', async () => {
    await fillPool();
    proxy.silence();
    const errors = await Promise.all(
      Array.from({ length: 10 }, () => inTransaction(database, use).catch((error: unknown) => error)),
    );
    for (const error of errors) expect(isUnavailable(error), String(error)).toBe(true);
    for (let round = 0; round < 12; round += 1) expect((await one()).rows).toEqual([{ one: 1 }]);
  });

  it('a slow statement ends, and its connection stays usable', async () => {
    const slow: unknown = await sql`select pg_sleep(5)`.execute(database).catch((error: unknown) => error);
    expect(slow).toMatchObject({ code: '57014' });
    expect(isUnavailable(slow)).toBe(true);
    expect((await one()).rows).toEqual([{ one: 1 }]);
  });

  it('the provider sets the statement limit', async () => {
    const provider = await startProvider({ databaseUrl: place.databaseUrl });
    const { rows } = await sql`show statement_timeout`.execute(provider.context.database);
    expect(rows).toEqual([{ statement_timeout: '8s' }]);
    await provider.close();
  });
});
