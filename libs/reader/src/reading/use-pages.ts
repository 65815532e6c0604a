import { type Book, newIdempotencyKey } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { afterPaint, playSound } from '@sirah-trails/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { bookQuery } from '../book/endpoints.ts';
import { useBookContext } from '../book/book-context.ts';
import { enqueueReport, flushUploadQueue } from '../offline/upload-queue.ts';
import { withPosition, openingPage } from '../offline/reading-position.ts';
import { usePainted } from './use-painted.ts';

/** The page that a learner reads, from 1, and the ways to turn it. */
export interface PageTurns {
  readonly page: number;
  /** The one that the learner sees by now; undefined until the screen is painted. */
  readonly painted: number | undefined;
  readonly pages: number;
  /** To the next page, which is saved; from the last page, once it is seen, to the end of the book. Nothing without pages. */
  readonly onNext: () => void;
  /** To the page before, which is not saved; nothing on the first. */
  readonly onBack: () => void;
}

/** Turns the pages of a book. It opens where its address or the learner's progress says. */
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
    void navigate(links.bookFinished({ ...context, id: book.id }), { replace: true });
  };
  const onNext = () => {
    // A double tap must not finish a book before its last page is painted.
    if (page >= pages) return pages > 0 && (painted ?? opened) === page ? finish() : undefined;
    savePosition(page + 1, 1);
    turnTo(page + 1);
  };
  return { page, painted, pages, onNext, onBack: () => page > 1 && turnTo(page - 1) };
}

/** Saves a page of a book, counted from 1: kept on the device at once and until the provider has confirmed it; shown and sent once the screen is painted. */
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
