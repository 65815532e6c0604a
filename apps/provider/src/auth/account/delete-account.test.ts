import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Executor } from '../../database/executor.ts';
import { inTransaction } from '../../database/transaction.ts';
import { hideFromBoards } from '../../boards/hide-from-boards.ts';
import { boardCounts, boardTotals, recountBoards } from '../../journey/testing/recount.ts';
import { bothDatabases, startProvider } from '../../testing/index.ts';
import { deleteLearner } from './delete-account.ts';
import { exportLearner } from './export-account.ts';
import { exportedTables, unexportedTables } from './learner-tables.ts';
import { makeWholeLearner } from './testing/whole-learner.ts';

const tables = [...exportedTables.map(({ table }) => table), ...Object.keys(unexportedTables)];

async function rowsOf(executor: Executor, table: string): Promise<string> {
  return JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(executor)).rows);
}

/** The learner's export, with rows sorted because their order is undefined. */
async function rowsKept(executor: Executor, learnerId: string) {
  const tables = Object.entries(await exportLearner(executor, learnerId));
  return tables.map(([table, rows]) => [table, rows.map((row) => JSON.stringify(row)).toSorted()]);
}

bothDatabases('a deleted account (T41)', (engine) => {
  it('leaves no row behind; all other learners keep everything', async () => {
    const place = await engine.place();
    const provider = await startProvider(place);
    const { database } = provider.context;
    const staying = await makeWholeLearner(provider);
    const kept = await rowsKept(database, staying.id);
    for (const hidden of [false, true]) {
      const leaving = await makeWholeLearner(provider);
      await inTransaction(database, (one) => hideFromBoards(one, leaving.id, hidden));
      // Every table needs rows, or the deletion would prove nothing.
      for (const table of tables) expect(await rowsOf(database, table), table).not.toBe('[]');
      expect(
        Object.values(await exportLearner(database, leaving.id)).filter(({ length }) => length === 0),
      ).toEqual([]);
      expect(await boardTotals(database, leaving.id)).toEqual(await recountBoards(database, leaving.id));

      const results = await Promise.all(
        Array.from({ length: 5 }, () => inTransaction(database, (one) => deleteLearner(one, leaving.id))),
      );
      expect(results.filter(Boolean)).toHaveLength(1);
      for (const { name } of await database.introspection.getTables()) {
        const rows = await rowsOf(database, name);
        expect(rows.includes(leaving.id), name).toBe(false);
        expect(rows.includes(leaving.email), name).toBe(false);
      }
    }
    expect(await rowsKept(database, staying.id)).toEqual(kept);
    expect(await boardTotals(database)).toEqual(await recountBoards(database));
    const { counted, stored: counts } = await boardCounts(database);
    expect(counts).toEqual(counted);
    await provider.close();
    await place.drop();
  });
});
