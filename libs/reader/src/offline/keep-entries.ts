import type { Book } from '@sirah-trails/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { EntryId } from '../endpoints/entries.ts';
import { markedNames } from '../finished/marked-names.ts';
import { keepFile } from './keep-pictures.ts';
import { keptBooks } from './kept-books.ts';
import { dropOtherEntries, keepEntry, keptEntry } from './kept-entries.ts';

/**
 * Keeps the people and terms that a book marks, with their pictures, one after the other, those that the device does not keep yet. A
 * network that fails ends it; the next opening of the book goes on.
 *
 * @returns whether all are kept
 */
export async function keepEntries(client: QueryClient, book: Pick<Book, 'pages'>): Promise<boolean> {
  for (const mark of marksOf(book)) if (!(await isKept(client, mark))) return false;
  return true;
}

/** Removes the people and terms that no kept book marks any more. */
export async function dropEntries(): Promise<void> {
  await dropOtherEntries((await keptBooks()).flatMap(({ book }) => marksOf(book)));
}

function marksOf(book: Pick<Book, 'pages'>): EntryId[] {
  const { people, terms } = markedNames(book);
  return [
    ...[...people.keys()].map((id) => ({ kind: 'person', id }) as const),
    ...[...terms.keys()].map((id) => ({ kind: 'term', id }) as const),
  ];
}

async function isKept(client: QueryClient, { kind, id }: EntryId): Promise<boolean> {
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
