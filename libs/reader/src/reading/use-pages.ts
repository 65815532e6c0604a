import { type Book, newIdempotencyKey } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { afterPaint, playSound } from '@sirah-trails/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { bookQuery } from '../book/endpoints.ts';
import { type FinishState, useBookContext } from '../book/book-context.ts';
import { readingProgress } from '../catalogue/reading-progress.ts';
import { enqueueReport, flushUploadQueue } from '../offline/upload-queue.ts';
import { withPosition, openingPage } from '../offline/reading-position.ts';
import { usePainted } from './use-painted.ts';

/** The current page, from 1, and its navigation. */
export interface PageTurns {
  readonly page: number;
  /** The painted page; undefined before the first paint. */
  readonly painted: number | undefined;
  readonly pages: number;
  /** Turns to the next page and saves it; from the painted last page, opens the end screen. Does nothing without pages. */
  readonly onNext: () => void;
  /** Turns back without saving; does nothing on the first page. */
  readonly onBack: () => void;
}

/** Navigation in a book. Starts at the page from the URL or at the learner's position. */
export function usePages(book: Book): PageTurns {
  const [query] = useSearchParams();
  const named = query.get('again') === null ? query.get('page') : '1';
  const [opened] = useState(() => openingPage(book, named));
  const [page, setPage] = useState(opened);
  const painted = usePainted(page);
  const savePosition = useSavePosition(book.id);
  const navigate = useNavigate();
  const context = useBookContext();
  const pages = book.pages.length;
  const turnTo = (next: number) => {
    setPage(next);
    document.documentElement.scrollTop = 0;
    afterPaint(() => void playSound('page', { quiet: book.quiet }));
  };
  const finish = () => {
    savePosition(page, 2);
    const state: FinishState = { isFirstTime: !readingProgress(book).finished };
    void navigate(links.bookFinished({ ...context, id: book.id }), { replace: true, state });
  };
  const onNext = () => {
    // A double tap must not finish a book before its last page is painted.
    if (page >= pages) return pages > 0 && (painted ?? opened) === page ? finish() : undefined;
    savePosition(page + 1, 1);
    turnTo(page + 1);
  };
  return { page, painted, pages, onNext, onBack: () => page > 1 && turnTo(page - 1) };
}

/** Saves a position (page from 1): queues it immediately, then updates the cache and uploads it after paint. */
export function useSavePosition(bookId: string): (page: number, status: 1 | 2) => void {
  const client = useQueryClient();
  const later = useAfterPaint();
  return (page_count, status) => {
    const body = { book_id: bookId, page_count, status };
    enqueueReport({ kind: 'place', key: newIdempotencyKey(), body });
    later(() => {
      client.setQueryData<Book>(bookQuery(bookId).queryKey, (book) => book && withPosition(book, body));
      void flushUploadQueue(client);
    });
  };
}

/** Defers side effects of a tap until after paint; flushes them on unmount. */
export function useAfterPaint(): (act: () => void) => void {
  const waiting = useRef(new Set<() => void>());
  useEffect(() => {
    const acts = waiting.current;
    return () => {
      for (const act of acts) act();
    };
  }, []);
  return useCallback((act) => {
    const once = () => {
      if (waiting.current.delete(once)) act();
    };
    waiting.current.add(once);
    afterPaint(once);
  }, []);
}
