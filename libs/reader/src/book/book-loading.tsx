import { Screen, useMessages } from '@sirah-trails/ui';
import { frameEn } from '../messages/frame-en.ts';
import { BookSkeleton } from './book-skeleton.tsx';
import { useBookBack } from './use-book-back.ts';

/** The book while the screen's code is on its way. */
export function BookLoading() {
  const t = useMessages(frameEn);
  return (
    <Screen title={t('reader.book.title')} back={useBookBack()} ground>
      <BookSkeleton />
    </Screen>
  );
}
