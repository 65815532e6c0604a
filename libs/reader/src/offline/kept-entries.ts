import type { Entry, EntryId, EntryKind } from '../endpoints/entries.ts';
import { inDatabase } from './device-database.ts';

/** The person or term that the device keeps; undefined without one. */
export function keptEntry(kind: EntryKind, id: string): Promise<Entry | undefined> {
  return inDatabase<Entry | undefined>('entries', 'readonly', (store) => store.get(keyOf(kind, id)));
}

/** Keeps a person or a term. */
export async function keepEntry(kind: EntryKind, entry: Entry): Promise<void> {
  await inDatabase('entries', 'readwrite', (store) => store.put(entry, keyOf(kind, entry.id)));
}

/** Removes the people and terms that are not among these. */
export async function dropOtherEntries(needed: readonly EntryId[]): Promise<void> {
  const keys = new Set(needed.map(({ kind, id }) => keyOf(kind, id)));
  const kept = (await inDatabase('entries', 'readonly', (store) => store.getAllKeys())) ?? [];
  for (const key of kept)
    if (!keys.has(String(key))) await inDatabase('entries', 'readwrite', (store) => store.delete(key));
}

function keyOf(kind: EntryKind, id: string) {
  return `${kind}:${id}`;
}
