import { links } from '@sirah-trails/api-client/links';
import { firstData, type RouteAddress, type ScreenFrame, type ScreenParts } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { booksQuery, categoriesQuery, lastReadQuery } from '../endpoints/books.ts';
import { shelfEn } from '../messages/shelf-en.ts';
import { ShelfScreen } from './shelf-screen.tsx';
import { readShelfPage } from './use-shelf-address.ts';

/** `/discovery`: Base Camp. */
export const shelfParts: ScreenParts = {
  useFrame: useShelfFrame,
  Content: ShelfScreen,
  first: requestShelf,
  prefetch: requestShelf,
  variants: [{ category: '', page: '' }, { page: '' }, { category: '' }],
};

function requestShelf({ query }: RouteAddress, client: QueryClient) {
  return Promise.all([
    firstData(client, booksQuery(readShelfPage(query))),
    firstData(client, categoriesQuery()),
    firstData(client, lastReadQuery()),
  ]);
}

function useShelfFrame(): ScreenFrame {
  const t = useMessages(shelfEn);
  return {
    title: t('reader.shelf.title'),
    back: { to: links.home(), label: t('reader.shelf.back') },
    landscape: true,
  };
}
