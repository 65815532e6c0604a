import { sql } from 'kysely';
import { learnerById } from '../learner/learner-repository.ts';
import { isShared } from '../learner/own-account.ts';
import type { Handler } from '../../kernel/handler.ts';
import { limits } from '../../rate-limit/limits.ts';
import { requireWithinLimits } from '../../rate-limit/require-within-limits.ts';
import type { Executor } from '../../database/executor.ts';
import { exportedTables, type LearnerTable } from './learner-tables.ts';

export const exportAccount: Handler<'exportAccount'> = async ({ context, session }) => {
  const { database, clock, configuration } = context;
  await requireWithinLimits(database, clock.now(), [[limits.accountExport, session.learnerId]]);
  const learner = await learnerById(database, session.learnerId);
  return {
    product: configuration.product,
    exported_at: new Date(clock.now()).toISOString(),
    // A shared demo account contains texts of other visitors.
    data: isShared(context, learner) ? {} : await exportLearner(database, learner.id),
  };
};

/** A learner's rows by table, with ISO 8601 times and without columns that are no data of the learner. */
export type LearnerCopy = Record<string, Record<string, unknown>[]>;

/** Exports all data of the learner, including empty tables. */
export async function exportLearner(executor: Executor, learnerId: string): Promise<LearnerCopy> {
  const copy: LearnerCopy = {};
  for (const source of exportedTables) {
    const rows = await rowsOf(executor, source, learnerId);
    copy[source.table] = rows.map((row) => readable(row, source));
  }
  return copy;
}

async function rowsOf(
  executor: Executor,
  { table, owner: { column, of } }: LearnerTable,
  learnerId: string,
): Promise<Record<string, unknown>[]> {
  const owned = of
    ? sql`in (select id from ${sql.table(of.table)} where ${sql.ref(of.column)} = ${learnerId})`
    : sql`= ${learnerId}`;
  const statement = sql<
    Record<string, unknown>
  >`select * from ${sql.table(table)} where ${sql.ref(column)} ${owned}`;
  return (await statement.execute(executor)).rows;
}

function readable(
  row: Readonly<Record<string, unknown>>,
  { without }: LearnerTable,
): Record<string, unknown> {
  const included = Object.entries(row).filter(([column]) => !Object.hasOwn(without, column));
  return Object.fromEntries(included.map(([column, value]) => [column, readableValue(column, value)]));
}

function readableValue(column: string, value: unknown): unknown {
  return column.endsWith('_at') && typeof value === 'number' ? new Date(value).toISOString() : value;
}
