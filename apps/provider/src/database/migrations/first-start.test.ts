import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { bundleScript } from '../../testing/bundle-script.ts';
import { startProcess } from '../../testing/child-process.ts';
import { bothDatabases } from '../../testing/each-database.ts';
import { rounds } from '../../testing/rounds.ts';
import type { TestPlace } from '../../testing/test-databases.ts';
import { migrate, migrations } from './migrate.ts';
import { openDatabase } from '../open-database.ts';

const starts = rounds({ sample: 1, full: 3 });
/** Milliseconds for builds and processes. */
const limitMs = 240_000;

let halfMigrated = '';
let firstStart = '';

beforeAll(async () => {
  halfMigrated = await bundleScript(new URL('./testing/half-migrated.ts', import.meta.url), 'half-migrated');
  firstStart = await bundleScript(new URL('./testing/first-start.ts', import.meta.url), 'first-start');
}, limitMs);

bothDatabases('the first start', (engine) => {
  it(
    'succeeds after a start that was killed during its migrations',
    async () => {
      const place = await engine.place();
      for (let round = 0; round < starts; round += 1) {
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
    'succeeds three times at once and runs every step once',
    async () => {
      for (let round = 0; round < starts; round += 1) {
        const place = await engine.place();
        const processes = [1, 2, 3].map(() => startProcess(firstStart, environmentOf(place)));
        const codes = await Promise.all(processes.map(({ ended }) => ended));
        expect(codes, processes.map(({ printed }) => printed()).join('\n')).toEqual([0, 0, 0]);
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
