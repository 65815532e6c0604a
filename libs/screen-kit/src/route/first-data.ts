import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  InfiniteData,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';

/**
 * The data of a query for a screen that opens: from the cache at once, refreshed in the background where it is old,
 * otherwise from the provider. Rejects like the query.
 */
export function firstData<Data, Err, Result, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Err, Result, Key>,
): Promise<Result> {
  return client.ensureQueryData({ ...query, revalidateIfStale: true });
}

/** The first page of an infinite query for a screen that opens, as `firstData` gives the data of a query. */
export function firstPage<Data, Err, Result, Key extends QueryKey, Page>(
  client: QueryClient,
  query: FetchInfiniteQueryOptions<Data, Err, Result, Key, Page>,
): Promise<InfiniteData<Result, Page>> {
  return client.ensureInfiniteQueryData({ ...query, revalidateIfStale: true });
}
