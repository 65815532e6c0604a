import { queryRoots } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/**
 * The books that this device keeps for the learner. It asks no provider. The code that reads them comes with the screens of a book: what
 * the list shared with them would load with every screen.
 */
export function keptBooksQuery() {
  return queryOptions({
    queryKey: [queryRoots.reader, 'kept'],
    queryFn: async () => (await import('../book-screens.ts')).keptBooks(),
    staleTime: 0,
  });
}
