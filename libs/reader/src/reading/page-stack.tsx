import { memo, useMemo } from 'react';
import type { Book } from '@sirah-trails/api-client';
import { BookPage, type BookPageProps } from './book-page.tsx';
import styles from './page-stack.module.css';

export interface PageStackProps extends Pick<BookPageProps, 'size' | 'onPerson' | 'onTerm'> {
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

/** The current page and its prerendered neighbours; a turn only changes the visible page. */
export function PageStack({
  book: { pages, quiet, think_further, two_reports },
  page,
  painted,
  settled,
  ready,
  pictured,
  ...rest
}: PageStackProps) {
  // A saved position creates a new book object with the same pages.
  const book = useMemo(
    () => ({ pages, quiet, think_further, two_reports }),
    [pages, quiet, think_further, two_reports],
  );
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
              // After the turn is painted, one page per frame: each needs a full style recalculation.
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
