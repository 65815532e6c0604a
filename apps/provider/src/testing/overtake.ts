import { sql, type Transaction } from 'kysely';
import { isPostgres } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction, lockLearner } from '../database/transaction.ts';
import { signal } from './signal.ts';
import type { TestProvider } from './start-provider.ts';

type Change = (transaction: Transaction<Database>) => Promise<unknown>;

/**
 * Lets `change` hold the learner's row while `call` is under way, and commit before it: the call begins once the row is held, and
 * the change happens once the call waits for it, or has ended without. Returns what the call gives.
 */
export async function overtake<Result>(
  { context: { database } }: TestProvider,
  learnerId: string,
  call: () => Promise<Result>,
  change: Change,
): Promise<Result> {
  const held = signal();
  const begun = signal();
  let ended = false;
  const holder = inTransaction(database, async (transaction) => {
    await lockLearner(transaction, learnerId);
    // What is read after the lock arrives once it is held.
    await transaction.selectFrom('learner').select('id').where('id', '=', learnerId).execute();
    held.resolve();
    await begun.promise;
    // SQLite lets no other transaction begin.
    if (isPostgres(transaction)) while (!ended && !(await isWaitedFor(transaction)));
    await change(transaction);
  });
  await held.promise;
  const response = call().finally(() => (ended = true));
  begun.resolve();
  await holder;
  return response;
}

/** Runs `change` once between the check of the next password and the work with its result, and hands the result on. */
export function afterNextPassword(
  { context: { passwords } }: TestProvider,
  work: 'verify' | 'hash',
  change: () => Promise<unknown>,
): void {
  const [verify, hash] = [passwords.verify.bind(passwords), passwords.hash.bind(passwords)];
  const restore = () => Object.assign(passwords, { verify, hash });
  const overtaken =
    <Given extends unknown[], Result>(real: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      restore();
      const result = await real(...given);
      await change();
      return result;
    };
  Object.assign(passwords, work === 'verify' ? { verify: overtaken(verify) } : { hash: overtaken(hash) });
}

async function isWaitedFor(transaction: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select 1 from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))
    ) as waits`.execute(transaction);
  return rows[0]?.waits === true;
}
