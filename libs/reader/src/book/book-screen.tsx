import { ApiError } from '@sirah-trails/api-client';
import { ButtonLink, EmptyPanel, ErrorPanel, Screen, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { bookQuery } from '../endpoints/book.ts';
import { en } from '../messages/en.ts';
import { frameEn } from '../messages/frame-en.ts';
import { BookDetail } from './book-detail.tsx';
import { BookSkeleton } from './book-skeleton.tsx';
import { useBookBack } from './use-book-back.ts';

/** One book: what it is, what it is about, how far the learner has read. */
export function BookScreen() {
  const t = useMessages(en);
  const frame = useMessages(frameEn);
  const { id = '' } = useParams();
  const { data: book, error, refetch } = useQuery(bookQuery(id));
  const back = useBookBack();
  return (
    <Screen title={book?.title ?? frame('reader.book.title')} back={back} ground>
      {book && <BookDetail book={book} />}
      {!book && !error && <BookSkeleton />}
      {!book && error && isMissing(error) && <Missing back={back} />}
      {!book && error && !isMissing(error) && (
        <ErrorPanel message={t('reader.book.error')} onRetry={() => void refetch()} />
      )}
    </Screen>
  );
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

function Missing({ back }: { back: { to: string; label: string } }) {
  const t = useMessages(en);
  return (
    <EmptyPanel
      title={t('reader.book.missing.title')}
      action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
    >
      {t('reader.book.missing.text')}
    </EmptyPanel>
  );
}
