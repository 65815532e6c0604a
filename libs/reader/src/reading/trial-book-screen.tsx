import { api, type Book, queryRoots, read } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { readTrial, screen, storeTrial } from '@sirah-trails/screen-kit';
import { afterPaint, loadSounds, playSound, RichText } from '@sirah-trails/ui';
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { bookEn } from '../messages/book.ts';
import { PlainReading } from './reading.tsx';
import { ReadingSkeleton } from './reading-skeleton.tsx';
import { usePainted } from './use-painted.ts';
import type { PageTurns } from './use-pages.ts';

/** The book of the trial for visitors. The device stores the page, which a new account takes. */
export default screen({
  messages: bookEn,
  query: () => trialBookQuery(),
  first: () => RichText.load(),
  idle: () => void loadSounds('page'),
  useFrame: (t, book) => ({
    title: book?.title ?? t('reader.book.title'),
    back: { to: links.trial(), label: t('reader.book.to-chapter') },
    ground: true,
  }),
  error: 'reader.book.error',
  Skeleton: ReadingSkeleton,
  Content: ({ data: book }) => <PlainReading book={book} turns={useTrialPages(book)} />,
});

/** For a provider with the addition `trial`. Errors: ApiError. */
function trialBookQuery() {
  return queryOptions({
    queryKey: [queryRoots.reader, 'trial-book'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/x/v1/trial/book', { signal }))).data,
    staleTime: Infinity,
  });
}

/** Navigation in the book, from the stored page on; the last page leads to the chapter. */
function useTrialPages({ pages: { length: pages }, quiet }: Book): PageTurns {
  const navigate = useNavigate();
  const [page, setPage] = useState(() => Math.min(readTrial()?.page ?? 1, Math.max(1, pages)));
  const painted = usePainted(page);
  const turnTo = (next: number) => {
    setPage(next);
    document.documentElement.scrollTop = 0;
    afterPaint(() => void playSound('page', { quiet }));
  };
  const onNext = () => {
    if (page >= pages) return painted === page ? void navigate(links.trial()) : undefined;
    storeTrial({ page: page + 1 });
    turnTo(page + 1);
  };
  return { page, painted, pages, onNext, onBack: () => page > 1 && turnTo(page - 1) };
}
