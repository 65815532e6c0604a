import { sql, type Transaction } from 'kysely';
import { isPostgres } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction, lockLearner } from '../database/transaction.ts';
import { signal } from './signal.ts';
import type { TestProvider } from './start-provider.ts';

type Change = (transaction: Transaction<Database>) => Promise<unknown>;

/**
 * Runs `change` in a transaction that commits before `call` gets the learner's lock. The call starts while the lock
 * is held; the change runs once the call waits for the lock or has ended. Returns the call's result.
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
    // The read returns once the lock is held.
    await transaction.selectFrom('learner').select('id').where('id', '=', learnerId).execute();
    held.resolve();
    await begun.promise;
    // SQLite allows a single write transaction.
    if (isPostgres(transaction)) while (!ended && !(await isWaitedFor(transaction)));
    await change(transaction);
  });
  await held.promise;
  const response = call().finally(() => (ended = true));
  begun.resolve();
  await holder;
  return response;
}

/** Runs `change` once between the next password check and the use of its result. */
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
