import { links, readJourneyContext } from '@sirah-trails/api-client/links';
import { firstData, type FeatureRoute, type ScreenFrame } from '@sirah-trails/screen-kit';
import { useMessages, type WayBack } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { bookQuery } from '../endpoints/book.ts';
import { frameEn } from '../messages/frame-en.ts';
import { BookSkeleton } from './book-skeleton.tsx';

/** One book. */
export const bookRoute: FeatureRoute = {
  path: links.book.path,
  access: 'gated',
  useFrame: useBookFrame,
  Skeleton: BookSkeleton,
  load: () => import('./book-screen.tsx').then(({ BookScreen }) => BookScreen),
  first: ({ params: { bookId = '' } }, client) => firstData(client, bookQuery(bookId)),
};

function useBookFrame(): ScreenFrame {
  const t = useMessages(frameEn);
  const { bookId = '' } = useParams();
  const { data: book } = useQuery(bookQuery(bookId));
  return { title: book?.title ?? t('reader.book.title'), back: useBookBack(), ground: true };
}

/** The way back from a book: to the chapter that it was opened from, with its journey context, else home. */
export function useBookBack(): WayBack & { to: string } {
  const t = useMessages(frameEn);
  const { chapterId, ...context } = readJourneyContext(useSearchParams()[0]);
  return chapterId === undefined
    ? { to: links.home(), label: t('reader.book.back-home') }
    : {
        to: links.motivational({ ...context, chapterId, origin: undefined }),
        label: t('reader.book.to-chapter'),
      };
}
