import type { Book } from '@sirah-trails/api-client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepEntries } from './keep-entries.ts';
import { keptBooksQuery } from './kept-books-query.ts';
import { keepBook } from './kept-books.ts';

/** So long a page that was turned to has the device for itself, in milliseconds. */
const patienceMs = 1_000;

/** Keeps a book that is opened, with the learner's place in it and its people and terms, so that it can be read without a network. */
export function useKeepOpened(book: Book): void {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => void keep(client, book), patienceMs);
    return () => clearTimeout(timer);
  }, [book, client]);
}

async function keep(client: QueryClient, book: Book): Promise<void> {
  if (!(await keepBook(book))) return;
  await client.invalidateQueries(keptBooksQuery());
  await keepEntries(client, book);
}
