import { isMissing, QueryView, useRouteParams } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { MissingBook } from '../book/missing-book.tsx';
import { bookQuery } from '../endpoints/book.ts';
import { en } from '../messages/en.ts';
import { Reading } from './reading.tsx';
import { ReadingSkeleton } from './reading-skeleton.tsx';

/** The pages of one book. */
export function ReadingScreen() {
  const t = useMessages(en);
  const { bookId = '' } = useRouteParams();
  return (
    <QueryView
      query={useQuery(bookQuery(bookId))}
      skeleton={<ReadingSkeleton />}
      error={t('reader.book.error')}
      refusal={(error) => isMissing(error) && <MissingBook />}
    >
      {(book) => <Reading key={book.id} book={book} />}
    </QueryView>
  );
}
