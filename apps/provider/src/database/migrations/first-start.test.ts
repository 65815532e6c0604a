import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { bundleScript } from '../../testing/bundle-script.ts';
import { startProcess } from '../../testing/child-process.ts';
import { bothDatabases } from '../../testing/each-database.ts';
import type { TestPlace } from '../../testing/test-databases.ts';
import { migrate, migrations } from './migrate.ts';
import { openDatabase } from '../open-database.ts';

/** For builds and processes. */
const limitMs = 240_000;

let halfMigrated = '';
let firstStart = '';

beforeAll(async () => {
  halfMigrated = await bundleScript(new URL('./testing/half-migrated.ts', import.meta.url), 'half-migrated');
  firstStart = await bundleScript(new URL('./testing/first-start.ts', import.meta.url), 'first-start');
}, limitMs);

bothDatabases('the first start', (engine) => {
  it(
    'can be killed in the middle of its migrations: the next one succeeds',
    async () => {
      const place = await engine.place();
      for (let round = 0; round < 3; round += 1) {
        const first = startProcess(halfMigrated, environmentOf(place));
        await first.says('in the middle');
        first.child.kill('SIGKILL');
        await first.ended;
      }
      const database = await openDatabase(place);
      expect(await database.introspection.getTables()).toEqual([]);
      await migrate(database, 1);
      expect(await appliedNames(database)).toEqual(migrations.map(({ name }) => name));
      await database.destroy();
      await place.drop();
    },
    limitMs,
  );

  it(
    'may happen three times at once: each succeeds, every step runs once',
    async () => {
      for (let round = 0; round < 3; round += 1) {
        const place = await engine.place();
        const starts = [1, 2, 3].map(() => startProcess(firstStart, environmentOf(place)));
        const codes = await Promise.all(starts.map(({ ended }) => ended));
        expect(codes, starts.map(({ printed }) => printed()).join('\n')).toEqual([0, 0, 0]);
        const database = await openDatabase(place);
        expect(await appliedNames(database)).toEqual(migrations.map(({ name }) => name));
        await database.destroy();
        await place.drop();
      }
    },
    limitMs,
  );
});

async function appliedNames(database: Awaited<ReturnType<typeof openDatabase>>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(database);
  return rows.map(({ name }) => name);
}

function environmentOf({ databaseUrl, dataDir }: TestPlace): NodeJS.ProcessEnv {
  return { DATA_DIR: dataDir, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
}
