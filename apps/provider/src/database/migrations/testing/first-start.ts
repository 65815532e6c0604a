import { migrate } from '../migrate.ts';
import { openDatabase } from '../../open-database.ts';

// A first start: opens, migrates and exits.
const database = await openDatabase({
  databaseUrl: process.env['DATABASE_URL'] ?? null,
  dataDir: process.env['DATA_DIR'] ?? '',
});
await migrate(database, Date.now());
await database.destroy();
