import { queryRoots } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';
import { keptBooks } from './kept-books.ts';

/** The books that this device keeps for the learner. It asks no provider and never fails. */
export function keptBooksQuery() {
  return queryOptions({ queryKey: [queryRoots.reader, 'kept'], queryFn: keptBooks, staleTime: 0 });
}
