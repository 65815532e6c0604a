import { isMissing, QueryView } from '@sirah-trails/screen-kit';
import { ButtonLink, EmptyPanel, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { bookQuery } from '../endpoints/book.ts';
import { en } from '../messages/en.ts';
import { BookDetail } from './book-detail.tsx';
import { useBookBack } from './use-book-back.ts';
import { BookSkeleton } from './book-skeleton.tsx';

/** One book: what it is, what it is about, how far the learner has read. */
export function BookScreen() {
  const t = useMessages(en);
  const { bookId = '' } = useParams();
  return (
    <QueryView
      query={useQuery(bookQuery(bookId))}
      skeleton={<BookSkeleton />}
      error={t('reader.book.error')}
      refusal={(error) => isMissing(error) && <Missing />}
    >
      {(book) => <BookDetail book={book} />}
    </QueryView>
  );
}

function Missing() {
  const t = useMessages(en);
  const back = useBookBack();
  return (
    <EmptyPanel
      title={t('reader.book.missing.title')}
      action={<ButtonLink to={back.to}>{t('reader.book.missing.back', { place: back.label })}</ButtonLink>}
    >
      {t('reader.book.missing.text')}
    </EmptyPanel>
  );
}
