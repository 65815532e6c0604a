import { learnerIdOf } from '@sirah-trails/api-client/session';

/** Name prefix: each learner has a separate database, so that siblings share no data. */
export const databasePrefix = 'sirah-books:';

export function databaseOf(learnerId: string): string {
  return databasePrefix + learnerId;
}

/**
 * Deletes all learners' books on the device. The host calls it at sign-out. Never rejects.
 *
 * @param user fallback for browsers without a database list
 */
export async function deleteOfflineBooks(user: Parameters<typeof learnerIdOf>[0]): Promise<void> {
  const { indexedDB: device } = globalThis as { indexedDB?: IDBFactory };
  const listed = await (device as Partial<IDBFactory> | undefined)?.databases?.().catch(() => []);
  const names = [databaseOf(learnerIdOf(user)), ...(listed ?? []).map(({ name = '' }) => name)];
  for (const name of names) if (name.startsWith(databasePrefix)) device?.deleteDatabase(name);
}
