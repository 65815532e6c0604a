import { isMissing, QueryView, useRouteParams } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { bookQuery } from '../endpoints/book.ts';
import { en } from '../messages/en.ts';
import { KeepOnDevice } from '../offline/keep-on-device.tsx';
import { BookDetail } from './book-detail.tsx';
import { MissingBook } from './missing-book.tsx';
import { ReadButton } from './read-button.tsx';
import { BookSkeleton } from './book-skeleton.tsx';

/** One book: what it is, what it is about, how far the learner has read. */
export function BookScreen() {
  const t = useMessages(en);
  const { bookId = '' } = useRouteParams();
  return (
    <QueryView
      query={useQuery(bookQuery(bookId))}
      skeleton={<BookSkeleton />}
      error={t('reader.book.error')}
      refusal={(error) => isMissing(error) && <MissingBook />}
    >
      {(book) => (
        <>
          <BookDetail book={book} />
          <KeepOnDevice book={book} />
          <ReadButton book={book} />
        </>
      )}
    </QueryView>
  );
}
