import { learnerIdOf } from '@sirah-trails/api-client/session';

/** Each learner has a database: siblings on one device share nothing. */
export const databasePrefix = 'sirah-books:';

/** Database name of a learner. */
export function databaseOf(learnerId: string): string {
  return databasePrefix + learnerId;
}

/**
 * Removes the books that the device keeps, of every learner. The host calls it at sign-out. Never rejects.
 *
 * @param user the learner who signs out: an older browser does not list its databases
 */
export async function deleteOfflineBooks(user: Parameters<typeof learnerIdOf>[0]): Promise<void> {
  const { indexedDB: device } = globalThis as { indexedDB?: IDBFactory };
  const listed = await (device as Partial<IDBFactory> | undefined)?.databases?.().catch(() => []);
  const names = [databaseOf(learnerIdOf(user)), ...(listed ?? []).map(({ name = '' }) => name)];
  for (const name of names) if (name.startsWith(databasePrefix)) device?.deleteDatabase(name);
}
