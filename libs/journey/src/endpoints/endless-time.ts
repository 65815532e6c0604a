import { api, pageDifficultiesQuery, queryRoots, read, type Difficulty } from '@sirah-trails/api-client';
import { endlessDifficulty } from '@sirah-trails/api-client/links';
import { firstData } from '@sirah-trails/screen-kit';
import { queryOptions } from '@tanstack/react-query';

/** The row that serves the Infinity Trail, with the seconds of a question; null where the provider has none. Errors: ApiError. */
export function endlessTimeQuery() {
  return queryOptions({
    queryKey: [queryRoots.journey, 'endless-time'],
    queryFn: async ({ client, signal }): Promise<Difficulty | null> => {
      const known = endlessDifficulty(await firstData(client, pageDifficultiesQuery()));
      if (known) return known;
      const params = { query: { difficulty: 5 } };
      const { data } = await read(api.GET('/api/quiz/v1/quiz-times', { params, signal }));
      return endlessDifficulty(data) ?? null;
    },
    staleTime: Infinity,
  });
}
