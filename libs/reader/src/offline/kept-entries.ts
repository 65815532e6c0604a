import type { Entry, EntryKind } from '../endpoints/entries.ts';
import { inDatabase } from './device-database.ts';

/** The person or term that the device keeps; undefined without one. */
export function keptEntry(kind: EntryKind, id: string): Promise<Entry | undefined> {
  return inDatabase<Entry | undefined>('entries', 'readonly', (store) => store.get(`${kind}:${id}`));
}

/** Keeps a person or a term. */
export async function keepEntry(kind: EntryKind, entry: Entry): Promise<void> {
  await inDatabase('entries', 'readwrite', (store) => store.put(entry, `${kind}:${entry.id}`));
}
