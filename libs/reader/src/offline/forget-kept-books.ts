import { learnerIdOf } from '@sirah-trails/api-client/session';
import { databaseOf, databasePrefix } from './database-name.ts';

/**
 * Removes the books that the device keeps, of every learner. The host calls it at sign-out. Never rejects.
 *
 * @param user the learner who signs out: an older browser does not list its databases
 */
export async function forgetKeptBooks(user: Parameters<typeof learnerIdOf>[0]): Promise<void> {
  const { indexedDB: device } = globalThis as { indexedDB?: IDBFactory };
  const listed = await (device as Partial<IDBFactory> | undefined)?.databases?.().catch(() => []);
  const names = [databaseOf(learnerIdOf(user)), ...(listed ?? []).map(({ name = '' }) => name)];
  for (const name of names) if (name.startsWith(databasePrefix)) device?.deleteDatabase(name);
}
