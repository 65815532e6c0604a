import { api, queryRoots, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The moments of play that have a quote. */
export type QuoteMoment = 'start' | 'success' | 'failed' | 'to_journey';

/** The quote of a world for a moment of play. Errors: ApiError. */
export function quoteQuery(trailId: string, moment: QuoteMoment) {
  return queryOptions({
    queryKey: [queryRoots.quote, trailId, moment],
    queryFn: ({ signal }) => fetchQuote(trailId, moment, signal),
    staleTime: Infinity,
  });
}

async function fetchQuote(trailId: string, moment: QuoteMoment, signal: AbortSignal) {
  const query = { trail_id: trailId, motivational_type: moment };
  const { data } = await read(api.GET('/api/motivational-quote/v1', { params: { query }, signal }));
  return data;
}
