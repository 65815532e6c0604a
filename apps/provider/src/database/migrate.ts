import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import { StartError } from '../configuration/start-error.ts';
import { columnTypes } from './column-types.ts';
import { isPostgres } from './executor.ts';
import { migrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';

/** A number that is no other advisory lock in the same PostgreSQL. */
const migrationLock = 4_300_202_611;

/**
 * Brings the schema up to date in one transaction, so that a killed start leaves the old schema whole, and several
 * starts at once apply every step once. `now` is in epoch milliseconds.
 * Throws `StartError` when the database holds steps that this version does not know.
 */
export async function migrate<T>(
  database: Kysely<T>,
  now: number,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  await database.transaction().execute(async (transaction) => applySteps(transaction, now, steps));
}

/** Brings the schema up to date in a transaction of the caller. */
export async function applySteps(
  transaction: QueryExecutorProvider,
  now: number,
  steps: readonly Migration[],
): Promise<void> {
  await excludeOthers(transaction);
  const applied = await appliedSteps(transaction);
  refuseNewer(applied, steps);
  for (const step of steps.filter(({ name }) => !applied.includes(name))) {
    await step.up(transaction);
    await sql`insert into migration (name, applied_at) values (${step.name}, ${now})`.execute(transaction);
  }
}

/** SQLite needs no lock of its own: the transaction has begun IMMEDIATE. */
async function excludeOthers(transaction: QueryExecutorProvider): Promise<void> {
  if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
}

async function appliedSteps(transaction: QueryExecutorProvider): Promise<string[]> {
  const { text, integer, closing } = columnTypes(transaction);
  await sql`create table if not exists migration (
    name ${text} primary key, applied_at ${integer} not null) ${closing}`.execute(transaction);
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(transaction);
  return rows.map(({ name }) => name);
}

function refuseNewer(applied: readonly string[], steps: readonly Migration[]): void {
  const known = new Set(steps.map(({ name }) => name));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new StartError(
    `The database was written by a newer version of the provider: it has the migration "${unknown.at(-1)}", which this ` +
      'version does not know. Start that newer version, or restore the backup made before the upgrade.',
  );
}
