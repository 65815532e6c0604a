import type { Book } from '@sirah-trails/api-client';
import { ReportMistake } from '@sirah-trails/screen-kit/mistake';
import {
  announce,
  Button,
  clickOnTouchEnd,
  Dock,
  EmptyPanel,
  lazyComponent,
  useMessages,
} from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { EntryId } from '../catalogue/endpoints.ts';
import type { EntryDialogProps } from '../catalogue/entry-dialog.tsx';
import { bookEn } from '../messages/book.ts';
import { useStoreOpenedBook } from '../offline/use-store-opened-book.ts';
import { fontSizeQuery, knownSize } from './endpoints.ts';
import { Listen } from './listen.tsx';
import { PageStack } from './page-stack.tsx';
import styles from './reading.module.css';
import { type PageTurns, usePages } from './use-pages.ts';
import { usePainted } from './use-painted.ts';
import { useReadingTime } from './use-reading-time.ts';
import { useReadyPages } from './use-painted.ts';
import { useTurning } from './use-turning.ts';

/** Rest in milliseconds before a neighbour's picture loads: drawing it blocks a slow phone for 100 ms. */
const pictureRestMs = 400;

/** Part of the lists chunk: a chunk shared with the book chunk would load with every screen. */
export const EntryDialog = lazyComponent<EntryDialogProps>(
  () => import('../catalogue/entry-dialog.tsx').then((code) => code.EntryDialog),
  { isWanted: ({ entry }) => entry !== null },
);

export function Reading({ book }: { book: Book }) {
  const t = useMessages(bookEn);
  const turns = usePages(book);
  const text = useRef<HTMLDivElement>(null);
  const [entry, setEntry] = useState<EntryId | null>(null);
  const { data: size = 16 } = useQuery(fontSizeQuery());
  const onPerson = useCallback((id: string) => setEntry({ kind: 'person', id }), []);
  const onTerm = useCallback((id: string) => setEntry({ kind: 'term', id }), []);
  const onClose = useCallback(() => setEntry(null), []);
  const { page, painted } = turns;
  const settled = usePainted(painted);
  const ready = useReadyPages(settled, book.pages.length);
  const pictured = useReadyPages(settled, book.pages.length, pictureRestMs);
  const seen = painted ?? page;
  const seenPage = book.pages[seen - 1];
  useTurning(text, turns);
  useAnnouncePage({ ...turns, page: seen });
  useReadingTime(seen);
  useStoreOpenedBook(book);
  if (!seenPage) return <EmptyPanel title={t('reader.reading.empty')} />;
  return (
    <>
      <div ref={text} className={styles.text}>
        <MemoListen recording={seenPage.audio ?? book.audio} text={text} page={seen} />
        <PageStack
          {...{ book, page, painted, settled, ready, pictured, onPerson, onTerm }}
          size={knownSize(size)}
        />
        <MemoReportMistake about="page" id={`${book.id}:${seenPage.page}`} />
      </div>
      <MemoEntryDialog entry={entry} onClose={onClose} />
      <PageButtons {...turns} />
    </>
  );
}

/** Memoized: a turn is painted before they render. */
const MemoListen = memo(Listen);
const MemoReportMistake = memo(ReportMistake);
const MemoEntryDialog = memo(EntryDialog);

interface PlainReadingProps {
  readonly book: Book;
  readonly turns: PageTurns;
}

/** Like `Reading`, for visitors: text, voice and turns, without cards, reports and stored progress. */
export function PlainReading({ book, turns }: PlainReadingProps) {
  const text = useRef<HTMLDivElement>(null);
  const { page, painted } = turns;
  const settled = usePainted(painted);
  const ready = useReadyPages(settled, book.pages.length);
  const pictured = useReadyPages(settled, book.pages.length, pictureRestMs);
  const seen = painted ?? page;
  useTurning(text, turns);
  useAnnouncePage({ ...turns, page: seen });
  return (
    <>
      <div ref={text} className={styles.text}>
        <MemoListen recording={book.pages[seen - 1]?.audio ?? book.audio} text={text} page={seen} />
        <PageStack
          {...{ book, page, painted, settled, ready, pictured }}
          size={knownSize(16)}
          onPerson={noCard}
          onTerm={noCard}
        />
      </div>
      <PageButtons {...turns} />
    </>
  );
}

/** The text has no links to cards. */
function noCard() {}

/** Back, page counter, and Next. Finish Book reuses the Next button to keep the focus. */
function PageButtons({ page, painted: seen = page, pages, onNext, onBack }: PageTurns) {
  const t = useMessages(bookEn);
  // The label follows the painted turn; Back works immediately, even before the paint.
  const isFirst = seen === 1 && page === 1;
  return (
    <Dock className={styles.turns}>
      <Button variant="secondary" disabled={isFirst} onTouchEnd={clickOnTouchEnd} onClick={onBack}>
        {t('reader.reading.back')}
      </Button>
      <p className={styles.counter}>{t('reader.reading.counter', { page: seen, pages })}</p>
      <Button onTouchEnd={clickOnTouchEnd} onClick={onNext}>
        {t(seen < pages ? 'reader.reading.next' : 'reader.reading.finish')}
      </Button>
    </Dock>
  );
}

/** Announces a page after a turn, but not on open. */
export function useAnnouncePage({ page, pages }: Pick<PageTurns, 'page' | 'pages'>): void {
  const t = useMessages(bookEn);
  const said = useRef(page);
  useEffect(() => {
    if (said.current === page) return;
    said.current = page;
    announce(t('reader.reading.turned', { page, pages }));
  }, [page, pages, t]);
}
