import type { Book } from '@sirah-trails/api-client';
import { createLearnerCheck } from '@sirah-trails/api-client/session';
import type { QueryClient } from '@tanstack/react-query';
import type { Entry, EntryId, EntryKind } from '../catalogue/endpoints.ts';
import { inDatabase, resultOf } from './device-database.ts';
import { listOfflineBooks } from './offline-books.ts';
import { namesInBook } from './names-in-book.ts';

/** The stored person or term, if any. */
export function findOfflineEntry(kind: EntryKind, id: string): Promise<Entry | undefined> {
  return inDatabase<Entry | undefined>('entries', 'readonly', (store) => store.get(keyOf(kind, id)));
}

export async function storeEntry(kind: EntryKind, entry: Entry): Promise<void> {
  await inDatabase('entries', 'readwrite', (store) => store.put(entry, keyOf(kind, entry.id)));
}

/** Removes all other people and terms. */
export async function removeOtherEntries(needed: readonly EntryId[]): Promise<void> {
  const keys = new Set(needed.map(({ kind, id }) => keyOf(kind, id)));
  await inDatabase('entries', 'readwrite', async (store) => {
    for (const key of await resultOf(store.getAllKeys())) if (!keys.has(String(key))) store.delete(key);
  });
}

function keyOf(kind: EntryKind, id: string) {
  return `${kind}:${id}`;
}

/**
 * Stores a book's people and terms with their pictures, in sequence; skips stored entries. Stops at a network error or a change of
 * learner and resumes when the book is opened again.
 *
 * @returns whether all are stored
 */
export async function storeEntries(client: QueryClient, book: Pick<Book, 'pages'>): Promise<boolean> {
  const isSameLearner = createLearnerCheck();
  for (const mark of marksOf(book)) {
    if (!(await isKept(client, mark, isSameLearner))) return false;
  }
  return isSameLearner();
}

/** Removes people and terms without a stored book. */
export async function removeUnusedEntries(): Promise<void> {
  const isSameLearner = createLearnerCheck();
  const needed = (await listOfflineBooks()).flatMap(({ book }) => marksOf(book));
  if (isSameLearner()) await removeOtherEntries(needed);
}

function marksOf(book: Pick<Book, 'pages'>): EntryId[] {
  const { people, terms } = namesInBook(book);
  return [
    ...[...people.keys()].map((id) => ({ kind: 'person', id }) as const),
    ...[...terms.keys()].map((id) => ({ kind: 'term', id }) as const),
  ];
}

async function isKept(
  client: QueryClient,
  { kind, id }: EntryId,
  isSameLearner: () => boolean,
): Promise<boolean> {
  if (!isSameLearner()) return false;
  if (await findOfflineEntry(kind, id)) return true;
  if (!navigator.onLine || !isSameLearner()) return false;
  try {
    const { entryQuery } = await import('../catalogue/endpoints.ts');
    const entry = await client.fetchQuery(entryQuery(kind, id));
    if (!isSameLearner()) return false;
    await storeEntry(kind, entry);
    // The picture is optional.
    await cacheFile(entry.url);
    return true;
  } catch {
    return false;
  }
}

/**
 * Fetches a book's pictures and recordings for the service worker cache.
 *
 * @returns whether all succeeded
 */
export async function cacheFiles({ cover_url: cover, audio, pages }: Book): Promise<boolean> {
  const files = pages.flatMap((page) => [page.picture?.url, page.picture?.layer_url, page.audio]);
  const came = await Promise.all([...new Set([cover, audio, ...files])].map(cacheFile));
  return came.every(Boolean);
}

/** Fetches a content pack file for the service worker cache; ignores other URLs. Returns whether it succeeded. */
export async function cacheFile(file: string | null | undefined): Promise<boolean> {
  if (!file?.startsWith('/content/')) return true;
  try {
    const { ok } = await fetch(file);
    return ok;
  } catch {
    return false;
  }
}
