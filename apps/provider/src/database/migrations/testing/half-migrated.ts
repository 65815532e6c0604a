import { sql } from 'kysely';
import { migrate, migrations } from '../migrate.ts';
import { openDatabase } from '../../open-database.ts';

// A first start that the parent kills after all steps but the last, before the commit.
const database = await openDatabase({
  databaseUrl: process.env['DATABASE_URL'] ?? null,
  dataDir: process.env['DATA_DIR'] ?? '',
});
const endless = {
  name: '9999-endless',
  up: async (transaction: Parameters<(typeof migrations)[number]['up']>[0]) => {
    await sql`select 1`.execute(transaction);
    process.stdout.write('in the middle\n');
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  },
};
await migrate(database, 1, [...migrations, endless]);
