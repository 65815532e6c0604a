import { databasePrefix } from './database-name.ts';

/** Removes the books that the device keeps, of every learner. The host calls it at sign-out. Never rejects. */
export async function forgetKeptBooks(): Promise<void> {
  // Absent in older browsers.
  const { indexedDB: device } = globalThis as { indexedDB?: Partial<IDBFactory> };
  const all = await device?.databases?.().catch(() => []);
  for (const { name } of all ?? []) if (name?.startsWith(databasePrefix)) indexedDB.deleteDatabase(name);
}
