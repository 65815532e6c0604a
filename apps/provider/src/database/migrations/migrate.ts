import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import { StartError } from '../../configuration/start-error.ts';
import { isPostgres } from '../executor.ts';
import { baseline } from './baseline.ts';
import { campDays } from './camp-days.ts';
import { confirmedSessions } from './confirmed-sessions.ts';
import { isReplaced, replaceByBaseline } from './before-baseline.ts';
import { idleLearners } from './idle-learners.ts';
import { learntSentences } from './learnt-sentences.ts';
import { nameKeys } from './name-keys.ts';
import { pairsByCheck } from './pairs-by-check.ts';
import { columnTypes, type Migration } from './migration.ts';
import { pronunciations } from './pronunciations.ts';
import { twoReports } from './two-reports.ts';
import { severalQuotes } from './several-quotes.ts';

/** All steps in order. Append new steps. */
export const migrations: readonly Migration[] = [
  baseline,
  confirmedSessions,
  idleLearners,
  nameKeys,
  severalQuotes,
  pronunciations,
  learntSentences,
  campDays,
  twoReports,
  pairsByCheck,
];

/** Must differ from other advisory locks in the same PostgreSQL. */
const migrationLock = 4_300_202_611;

/**
 * Migrates the schema in one transaction, so that a killed start keeps the old schema and concurrent starts apply
 * every step once. `now` is in epoch milliseconds. Throws `StartError` for a database with unknown steps.
 */
export async function migrate<T>(
  database: Kysely<T>,
  now: number,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  await database.transaction().execute(async (transaction) => applySteps(transaction, now, steps));
}

/** Migrates the schema in the caller's transaction. */
export async function applySteps(
  transaction: QueryExecutorProvider,
  now: number,
  steps: readonly Migration[],
): Promise<void> {
  await excludeOthers(transaction);
  const applied = await adoptBaseline(transaction, now, await appliedSteps(transaction));
  refuseNewer(applied, steps);
  for (const step of steps.filter(({ name }) => !applied.includes(name))) {
    await step.up(transaction);
    await recordStep(transaction, now, step.name);
  }
}

export function compareSchema(applied: readonly string[]): 'same' | 'older' | 'newer' {
  if (newerSteps(applied).length > 0) return 'newer';
  return migrations.every(({ name }) => applied.includes(name)) ? 'same' : 'older';
}

/** Applied steps that this version does not know. */
export function newerSteps(
  applied: readonly string[],
  steps: readonly Migration[] = migrations,
): readonly string[] {
  const known = new Set(steps.map(({ name }) => name));
  return applied.filter((name) => !known.has(name) && !isReplaced(name));
}

/** SQLite needs no lock: the transaction begins IMMEDIATE. */
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

/** Records the baseline in place of the replaced migrations. */
async function adoptBaseline(
  transaction: QueryExecutorProvider,
  now: number,
  applied: readonly string[],
): Promise<readonly string[]> {
  if (!applied.some(isReplaced)) return applied;
  const adopted = replaceByBaseline(applied);
  if (adopted === null)
    throw new StartError(
      'The database was written by a version before the first release and lacks some of its migrations. Start the last ' +
        'version before the first release once, which adds them, and then this version again.',
    );
  const replaced = applied.filter(isReplaced);
  await sql`delete from migration where name in (${sql.join(replaced)})`.execute(transaction);
  await recordStep(transaction, now, baseline.name);
  return adopted;
}

async function recordStep(transaction: QueryExecutorProvider, now: number, name: string): Promise<void> {
  await sql`insert into migration (name, applied_at) values (${name}, ${now})`.execute(transaction);
}

function refuseNewer(applied: readonly string[], steps: readonly Migration[]): void {
  const unknown = newerSteps(applied, steps);
  if (unknown.length === 0) return;
  throw new StartError(
    `The database was written by a newer version of the provider: it has the migration "${unknown.at(-1)}", which this ` +
      'version does not know. Start that newer version, or restore the backup made before the upgrade.',
  );
}
