import {
  firstData,
  QueryView,
  type RouteAddress,
  type ScreenFrame,
  type ScreenParts,
} from '@sirah-trails/screen-kit';
import { Skeleton, useMessages } from '@sirah-trails/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useBookBack } from '../book/use-book-back.ts';
import { bookQuery } from '../endpoints/book.ts';
import { frameEn } from '../messages/frame-en.ts';
import { Finished } from './finished.tsx';

/** The end of a book. */
export const finishedParts: ScreenParts = {
  useFrame: useFinishedFrame,
  Content: FinishedScreen,
  first: requestBook,
};

async function requestBook({ query }: RouteAddress, client: QueryClient) {
  const id = query.get('id');
  if (id) await firstData(client, bookQuery(id));
}

function useFinishedFrame(): ScreenFrame {
  const t = useMessages(frameEn);
  return { title: t('reader.finished.title'), back: useBookBack(), ground: true };
}

/** An address may name no book, or one that the provider does not have: the end is the same, without its cover and names. */
function FinishedScreen() {
  const id = useSearchParams()[0].get('id') ?? '';
  const query = useQuery({ ...bookQuery(id), enabled: id !== '' });
  if (id === '') return <Finished book={undefined} />;
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton shape="picture" />}
      error={() => <Finished book={undefined} />}
    >
      {(book) => <Finished book={book} />}
    </QueryView>
  );
}
