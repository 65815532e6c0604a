import {
  firstData,
  type RouteAddress,
  type ScreenParts,
  type ScreenFrame,
  useRouteParams,
} from '@sirah-trails/screen-kit';
import { RichText, useMessages } from '@sirah-trails/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { bookQuery } from '../endpoints/book.ts';
import { frameEn } from '../messages/frame-en.ts';
import { useBookBack } from './use-book-back.ts';
import { BookScreen } from './book-screen.tsx';

/** One book. */
export const bookParts: ScreenParts = {
  useFrame: useBookFrame,
  Content: BookScreen,
  first: requestBook,
  prefetch: requestBook,
};

function requestBook({ params: { bookId = '' } }: RouteAddress, client: QueryClient) {
  return Promise.all([firstData(client, bookQuery(bookId)), RichText.load()]);
}

function useBookFrame(): ScreenFrame {
  const t = useMessages(frameEn);
  const { bookId = '' } = useRouteParams();
  const { data: book } = useQuery(bookQuery(bookId));
  return { title: book?.title ?? t('reader.book.title'), back: useBookBack(), ground: true };
}
