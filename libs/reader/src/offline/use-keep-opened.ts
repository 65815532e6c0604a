import type { Book } from '@sirah-trails/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keepEntries } from './keep-entries.ts';
import { keptBooksQuery } from './kept-books-query.ts';
import { keepBook } from './kept-books.ts';

/** So long a page that was turned to has the device for itself, in milliseconds. */
const patienceMs = 1_000;

/** Keeps a book that is opened, with the learner's place in it and its people and terms, so that it can be read without a network. */
export function useKeepOpened(book: Book): void {
  const client = useQueryClient();
  const hasEntries = useRef(false);
  useEffect(() => {
    const keep = async () => {
      if (!(await keepBook(book))) return;
      await client.invalidateQueries(keptBooksQuery());
      // Only the place moves from page to page.
      hasEntries.current ||= await keepEntries(client, book);
    };
    const timer = setTimeout(() => void keep(), patienceMs);
    return () => clearTimeout(timer);
  }, [book, client]);
}
