import { queryRoots } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';
import { findNextPlace } from '../quiz/next-place.ts';

/** What comes after a chapter, by the provider's lists. Errors: ApiError. */
export function nextPlaceQuery(here: Parameters<typeof findNextPlace>[1]) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'next-place', here],
    queryFn: ({ client }) => findNextPlace(client, here),
  });
}
