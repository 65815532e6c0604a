import type { Book } from '@sirah-trails/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { EntryKind } from '../endpoints/entries.ts';
import { markedNames } from '../finished/marked-names.ts';
import { keepEntry, keptEntry } from './kept-entries.ts';
import { keepFile } from './keep-pictures.ts';

/**
 * Keeps the people and terms that a book marks, with their pictures, one after the other, those that the device does not keep yet. A
 * network that fails ends it; the next opening of the book goes on.
 *
 * @returns whether all are kept
 */
export async function keepEntries(client: QueryClient, book: Pick<Book, 'pages'>): Promise<boolean> {
  const { people, terms } = markedNames(book);
  const marks = [
    ...[...people.keys()].map((id) => ['person', id] as const),
    ...[...terms.keys()].map((id) => ['term', id] as const),
  ];
  for (const [kind, id] of marks) if (!(await isKept(client, kind, id))) return false;
  return true;
}

async function isKept(client: QueryClient, kind: EntryKind, id: string): Promise<boolean> {
  if (await keptEntry(kind, id)) return true;
  if (!navigator.onLine) return false;
  try {
    const { entryQuery } = await import('../list-screens.ts');
    const entry = await client.fetchQuery(entryQuery(kind, id));
    await keepEntry(kind, entry);
    // A card can be read without its picture.
    await keepFile(entry.url);
    return true;
  } catch {
    return false;
  }
}
