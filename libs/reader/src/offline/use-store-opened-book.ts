import type { Book } from '@sirah-trails/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { storeEntries } from './offline-entries.ts';
import { offlineBooksQuery } from '../catalogue/endpoints.ts';
import { storeBook } from './offline-books.ts';

/** So long a page that was turned to has the device for itself, in milliseconds. */
const patienceMs = 1_000;

/** Keeps a book that is opened, with the learner's place in it and its people and terms, so that it can be read without a network. */
export function useStoreOpenedBook(book: Book): void {
  const client = useQueryClient();
  const hasEntries = useRef(false);
  useEffect(() => {
    const keep = async () => {
      if (!(await storeBook(book))) return;
      await client.invalidateQueries(offlineBooksQuery());
      // Only the place moves from page to page.
      hasEntries.current ||= await storeEntries(client, book);
    };
    const timer = setTimeout(() => void keep(), patienceMs);
    return () => clearTimeout(timer);
  }, [book, client]);
}
