import { type BookContext, readBookContext } from '@sirah-trails/api-client/links';
import { useSearchParams } from 'react-router';

/** Context of a book screen from its URL, for links to other book screens: `links.book({ ...useBookContext(), bookId })`. */
export function useBookContext(): BookContext {
  return readBookContext(useSearchParams()[0]);
}
