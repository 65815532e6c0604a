import { screen, firstData } from '@sirah-trails/screen-kit';
import { links } from '@sirah-trails/api-client/links';
import { loadSounds, preloadDialogs, References, RichText, usePreferences } from '@sirah-trails/ui';
import { useEffect } from 'react';
import { bookQuery } from '../book/endpoints.ts';
import { questionsUrl, useBookContext } from '../book/book-context.ts';
import { MissingBook } from '../book/missing-book.tsx';
import { bookEn } from '../messages/book.ts';
import { ComfortButton } from './comfort-button.tsx';
import { fontSizeQuery } from './endpoints.ts';
import { ReadingSkeleton } from './reading-skeleton.tsx';
import { EntryDialog, Reading } from './reading.tsx';
import '@sirah-trails/ui/page-colours.css';

export default screen({
  messages: bookEn,
  query: ({ params: { bookId = '' } }) => bookQuery(bookId),
  first: (_location, client) =>
    Promise.all([
      // Falls back to the default size.
      firstData(client, fontSizeQuery()).catch(() => undefined),
      RichText.load(),
    ]),
  idle: () => {
    void References.load();
    void preloadDialogs();
    void EntryDialog.load();
    void loadSounds('page');
  },
  useFrame: (t, book, { params: { bookId = '' }, query }) => {
    const context = useBookContext();
    const { pageColours } = usePreferences();
    useBarColour(pageColours);
    const questions = query.has('page') ? questionsUrl(context) : undefined;
    return {
      title: book?.title ?? t('reader.book.title'),
      contentTitle: Boolean(book),
      back: questions
        ? { to: questions, label: t('reader.book.to-questions') }
        : { to: links.book({ ...context, bookId }), label: t('reader.reading.to-book') },
      ground: true,
      wide: true,
      aside: <ComfortButton />,
      'data-page-colours': pageColours,
    };
  },
  error: 'reader.book.error',
  Skeleton: ReadingSkeleton,
  Content: ({ data: book }) => <Reading key={book.id} book={book} />,
  missing: MissingBook,
});

/** Gives the browser bar the page colour during reading. */
function useBarColour(pageColours: string): void {
  useEffect(() => {
    // Replaces the colours set by `boot/first-data.js`.
    delete document.documentElement.dataset['night'];
    takePageColour();
    return takePageColour;
  }, [pageColours]);
}

function takePageColour(): void {
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = getComputedStyle(document.body).backgroundColor;
}
