import { memo, useMemo } from 'react';
import type { Book } from '@sirah-trails/api-client';
import { BookPage, type BookPageProps } from './book-page.tsx';
import styles from './page-stack.module.css';

interface PageStackProps extends Pick<BookPageProps, 'size' | 'onPerson' | 'onTerm'> {
  book: Book;
  /** The current page, from 1. */
  page: number;
  /** The visible page. */
  painted: number | undefined;
  /** `painted` one frame later; the previous page stays reachable until then. */
  settled: number | undefined;
  /** Rendered pages, visible or not. */
  ready: readonly number[];
  /** Rendered pages with their picture. */
  pictured: readonly number[];
}

/** The page that is read, with its neighbours laid out beside it out of sight: a turn only shows another one. */
export function PageStack({
  book: { pages, quiet, think_further },
  page,
  painted,
  settled,
  ready,
  pictured,
  ...rest
}: PageStackProps) {
  // A place in the book that is saved makes another book, but no other pages.
  const book = useMemo(() => ({ pages, quiet, think_further }), [pages, quiet, think_further]);
  return (
    <div className={styles.stack}>
      {pages.map((one, index) => {
        const isRead = index + 1 === page;
        const isInReach = index + 1 === (painted ?? page) || index + 1 === settled;
        const isPictured = isRead || isInReach || pictured.includes(index + 1);
        return (
          (isRead || isInReach || ready.includes(index + 1)) && (
            <div
              key={index}
              data-read={isRead || undefined}
              // Only once the turn is painted, one page in each frame: it styles each element of a page anew.
              inert={!isInReach}
              aria-hidden={!isInReach || undefined}
            >
              <MemoPage {...rest} book={book} page={one} isPictured={isPictured} />
            </div>
          )
        );
      })}
    </div>
  );
}

const MemoPage = memo(BookPage);
