import { links } from '@sirah-trails/api-client/links';
import {
  firstData,
  type RouteAddress,
  type ScreenFrame,
  type ScreenParts,
  useRouteParams,
} from '@sirah-trails/screen-kit';
import {
  loadSounds,
  preloadDialogs,
  References,
  RichText,
  useMessages,
  usePreferences,
} from '@sirah-trails/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { useSearchParams } from 'react-router';
import { useBookContext } from '../book-context/book-context.ts';
import { bookQuery } from '../endpoints/book.ts';
import { frameEn } from '../messages/frame-en.ts';
import { toQuestions } from './to-questions.ts';
import { ComfortButton } from '../comfort/comfort-button.tsx';
import { fontSizeQuery } from '../endpoints/font-size.ts';
import { EntryDialog } from './reading.tsx';
import { ReadingScreen } from './reading-screen.tsx';
import { useBarColour } from './use-bar-colour.ts';
import '@sirah-trails/ui/page-colours.css';

/** The pages of a book. */
export const readingParts: ScreenParts = {
  useFrame: useReadingFrame,
  Content: ReadingScreen,
  first: requestPages,
  prefetch: requestPages,
  idle: () => {
    void References.load();
    void preloadDialogs();
    void EntryDialog.load();
    void loadSounds('page');
  },
};

function requestPages({ params: { bookId = '' } }: RouteAddress, client: QueryClient) {
  return Promise.all([firstData(client, bookQuery(bookId)), sizeOfText(client), RichText.load()]);
}

/** A book is read in another size where this one does not come. */
function sizeOfText(client: QueryClient) {
  return firstData(client, fontSizeQuery()).catch(() => undefined);
}

function useReadingFrame(): ScreenFrame {
  const t = useMessages(frameEn);
  const { bookId = '' } = useRouteParams();
  const [query] = useSearchParams();
  const context = useBookContext();
  const { data: book } = useQuery(bookQuery(bookId));
  const { pageColours } = usePreferences();
  useBarColour(pageColours);
  const questions = query.has('page') ? toQuestions(context) : undefined;
  const back = questions
    ? { to: questions, label: t('reader.book.to-questions') }
    : { to: links.book({ ...context, bookId }), label: t('reader.reading.to-book') };
  return {
    title: book?.title ?? t('reader.book.title'),
    back,
    ground: true,
    aside: createElement(ComfortButton),
    'data-page-colours': pageColours,
  };
}
