import type { Book } from '@sirah-trails/api-client';
import { createLearnerCheck } from '@sirah-trails/api-client/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { storeEntries } from './offline-entries.ts';
import { offlineBooksQuery } from '../catalogue/endpoints.ts';
import { storeBook } from './offline-books.ts';

/** Delay after a turn, in milliseconds. */
const patienceMs = 1_000;

/** Stores an opened book with position, people and terms for offline reading. */
export function useStoreOpenedBook(book: Book): void {
  const client = useQueryClient();
  const hasEntries = useRef(false);
  useEffect(() => {
    const keep = async () => {
      const isSameLearner = createLearnerCheck();
      if (!(await storeBook(book))) return;
      await client.invalidateQueries(offlineBooksQuery());
      if (!isSameLearner()) return;
      // Later turns only update the position.
      hasEntries.current ||= await storeEntries(client, book);
    };
    const timer = setTimeout(() => void keep(), patienceMs);
    return () => clearTimeout(timer);
  }, [book, client]);
}
