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
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { EntryId } from '../catalogue/endpoints.ts';
import type { EntryDialogProps } from '../catalogue/entry-dialog.tsx';
import { bookEn } from '../messages/book.ts';
import { useStoreOpenedBook } from '../offline/use-store-opened-book.ts';
import { fontSizeQuery, knownSize } from './endpoints.ts';
import { Listen } from './listen.tsx';
import { PageStack, type PageStackProps } from './page-stack.tsx';
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

/** A learner's book: with cards, reports of mistakes and stored progress. */
export function Reading({ book }: { book: Book }) {
  const turns = usePages(book);
  const [entry, setEntry] = useState<EntryId | null>(null);
  const { data: size = 16 } = useQuery(fontSizeQuery());
  const onPerson = useCallback((id: string) => setEntry({ kind: 'person', id }), []);
  const onTerm = useCallback((id: string) => setEntry({ kind: 'term', id }), []);
  const onClose = useCallback(() => setEntry(null), []);
  const seen = turns.painted ?? turns.page;
  useReadingTime(seen);
  useStoreOpenedBook(book);
  return (
    <>
      <Pages {...{ book, turns, onPerson, onTerm }} size={knownSize(size)}>
        <MemoReportMistake about="page" id={`${book.id}:${book.pages[seen - 1]?.page}`} />
      </Pages>
      <MemoEntryDialog entry={entry} onClose={onClose} />
    </>
  );
}

/** Memoized: a turn is painted before they render. */
const MemoListen = memo(Listen);
const MemoReportMistake = memo(ReportMistake);
const MemoEntryDialog = memo(EntryDialog);

interface PagesProps extends Pick<PageStackProps, 'book' | 'onPerson' | 'onTerm' | 'size'> {
  turns: PageTurns;
  /** Below the text. */
  children?: ReactNode;
}

/** Text, voice and turns. */
function Pages({ book, turns, children, ...rest }: PagesProps) {
  const t = useMessages(bookEn);
  const text = useRef<HTMLDivElement>(null);
  const { page, painted } = turns;
  const settled = usePainted(painted);
  const ready = useReadyPages(settled, book.pages.length);
  const pictured = useReadyPages(settled, book.pages.length, pictureRestMs);
  const seen = painted ?? page;
  const seenPage = book.pages[seen - 1];
  useTurning(text, turns);
  useAnnouncePage({ ...turns, page: seen });
  if (!seenPage) return <EmptyPanel title={t('reader.reading.empty')} />;
  return (
    <>
      <div ref={text} className={styles.text}>
        <MemoListen recording={seenPage.audio ?? book.audio} text={text} page={seen} />
        <PageStack {...rest} {...{ book, page, painted, settled, ready, pictured }} />
        {children}
      </div>
      <PageButtons {...turns} />
    </>
  );
}

interface PlainReadingProps {
  readonly book: Book;
  readonly turns: PageTurns;
}

/** A visitor's book. */
export function PlainReading(props: PlainReadingProps) {
  return <Pages {...props} size={knownSize(16)} onPerson={noCard} onTerm={noCard} />;
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
