import { type CarriedFields, readCarried } from '@sirah-trails/api-client/links';
import { useSearchParams } from 'react-router';

/** What this screen of a book was given by its address, to hand on: `links.book({ ...useCarried(), bookId })`. */
export function useCarried(): CarriedFields {
  return readCarried(useSearchParams()[0]);
}
