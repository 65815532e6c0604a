import { Transaction } from 'kysely';
import type { Executor } from './executor.ts';
import type { Database } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Runs `work` in the caller's transaction, or in one of its own where the caller has none. */
export function joinTransaction<Result>(
  executor: Executor,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return executor instanceof Transaction ? work(executor) : inTransaction(executor, work);
}
