import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  InfiniteData,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';

/** Initial data for a screen: cached data with a background refresh if stale, otherwise a request. Rejects like the query. */
export function firstData<Data, Err, Result, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Err, Result, Key>,
): Promise<Result> {
  return client.ensureQueryData({ ...query, revalidateIfStale: true });
}

/** Like `firstData()`, but for the first page of an infinite query. */
export function firstPage<Data, Err, Result, Key extends QueryKey, Page>(
  client: QueryClient,
  query: FetchInfiniteQueryOptions<Data, Err, Result, Key, Page>,
): Promise<InfiniteData<Result, Page>> {
  return client.ensureInfiniteQueryData({ ...query, revalidateIfStale: true });
}
