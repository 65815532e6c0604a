import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { StartError } from '../../configuration/start-error.ts';
import { bothDatabases } from '../../testing/each-database.ts';
import { testEngines, type TestEngine } from '../../testing/test-databases.ts';
import { migrate, migrations } from './migrate.ts';
import { openDatabase } from '../open-database.ts';
import type { Database } from '../schema.ts';

bothDatabases('migrations', (engine) => {
  it('run once over several starts', async () => {
    await withDatabase(engine, async (database) => {
      await migrate(database, 1);
      await migrate(database, 2);
      const { rows } = await sql<{ applied_at: number }>`select applied_at from migration`.execute(database);
      expect(rows.map(({ applied_at }) => applied_at)).toEqual(migrations.map(() => 1));
    });
  });

  it('roll back when a step fails', async () => {
    await withDatabase(engine, async (database) => {
      const broken = { name: '9999-broken', up: () => Promise.reject(new Error('broken')) };
      await expect(migrate(database, 1, [...migrations, broken])).rejects.toThrow('broken');
      expect(await database.introspection.getTables()).toEqual([]);
    });
  });

  it('reject a database of a newer version', async () => {
    await withDatabase(engine, async (database) => {
      const newer = { name: '9999-newer', up: () => Promise.resolve() };
      await migrate(database, 1, [...migrations, newer]);
      const refused = migrate(database, 2);
      await expect(refused).rejects.toThrow(StartError);
      await expect(refused).rejects.toThrow(/newer version.*9999-newer/);
    });
  });
});

it.skipIf(testEngines.some(({ missing }) => missing !== null))(
  'migrations create the same tables and columns on both engines',
  async () => {
    const shapes = await Promise.all(testEngines.map(shapeOf));
    expect(shapes[0]?.map(({ name }) => name)).toContain('learner');
    expect(shapes[1]).toEqual(shapes[0]);
  },
);

async function shapeOf(engine: TestEngine) {
  let shape: { name: string; columns: unknown[] }[] = [];
  await withDatabase(engine, async (database) => {
    await migrate(database, 1);
    shape = (await database.introspection.getTables())
      .map(({ name, columns }) => ({
        name,
        columns: columns.map((column) => [column.name, column.isNullable, familyOf(column.dataType)]).sort(),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  });
  return shape;
}

function familyOf(type: string): string {
  return { int8: 'integer', float8: 'real' }[type] ?? type.toLowerCase();
}

async function withDatabase(
  engine: TestEngine,
  work: (database: Kysely<Database>) => Promise<void>,
): Promise<void> {
  const place = await engine.place();
  const database = await openDatabase(place);
  try {
    await work(database);
  } finally {
    await database.destroy();
    await place.drop();
  }
}
