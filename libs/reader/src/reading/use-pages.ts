import type { Book } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { afterPaint, playSound } from '@sirah-trails/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useBookContext } from '../book-context/book-context.ts';
import { openingPage } from './reading-place.ts';
import { usePainted } from './use-painted.ts';
import { useSavePlace } from './use-save-place.ts';

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
  const savePlace = useSavePlace(book.id);
  const navigate = useNavigate();
  const context = useBookContext();
  const pages = book.pages.length;
  const turnTo = (next: number) => {
    setPage(next);
    document.documentElement.scrollTop = 0;
    afterPaint(() => void playSound('page', { quiet: book.quiet }));
  };
  const finish = () => {
    savePlace(page, 2);
    void navigate(links.bookFinished({ ...context, id: book.id }), { replace: true });
  };
  const onNext = () => {
    // A second tap that comes too soon would end a book whose last page nobody has seen.
    if (page >= pages) return pages > 0 && (painted ?? opened) === page ? finish() : undefined;
    savePlace(page + 1, 1);
    turnTo(page + 1);
  };
  return { page, painted, pages, onNext, onBack: () => page > 1 && turnTo(page - 1) };
}
