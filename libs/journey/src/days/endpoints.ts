import { api, newIdempotencyKey, queryRoots, read } from '@sirah-trails/api-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

/** Key of the queries that a changed time zone invalidates. An answer does so, too, by the root. */
const daysKey = [queryRoots.journey, 'days'] as const;

/**
 * Camp-fire days of a month (`YYYY-MM`). For a provider with the addition `days`. Errors: ApiError. Always refetches: reading
 * invalidates nothing.
 */
export function daysQuery(month: string) {
  return queryOptions({
    queryKey: [...daysKey, month],
    queryFn: async ({ signal }) =>
      (await read(api.GET('/api/x/v1/days', { params: { query: { month } }, signal }))).data,
    staleTime: 0,
  });
}

/** Stores the device's IANA time zone. Errors: ApiError, 422 for an unknown zone. */
export function timeZoneMutation() {
  return mutationOptions({
    mutationFn: (timeZone: string) =>
      read(
        api.PUT('/api/x/v1/settings', {
          params: { header: { 'Idempotency-Key': newIdempotencyKey() } },
          body: { time_zone: timeZone },
        }),
      ),
    onSuccess: (_data, _zone, _result, { client }) => client.invalidateQueries({ queryKey: daysKey }),
  });
}
