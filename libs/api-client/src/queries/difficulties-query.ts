import { queryOptions } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import { read } from '../client/create-api.ts';
import type { Difficulty } from '../contract/schemas.ts';
import { pageBlock } from '../page/page-block.ts';
import { keepDifficulties, keptDifficulties } from './kept-difficulties.ts';
import { queryRoots } from './query-roots.ts';

const fromProvider = {
  queryKey: [queryRoots.journey, 'quiz-times'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { data } = await read(api.GET('/api/quiz/v1/quiz-times', { signal }));
    keepDifficulties(data);
    return data;
  },
  initialData: keptDifficulties,
  // Old by definition, so that it is fetched in the background.
  initialDataUpdatedAt: 0,
};

/** The difficulties with the learner's stars: at once as last seen on this device, then fresh. */
export function difficultiesQuery() {
  return queryOptions(fromProvider);
}

/**
 * The difficulties without stars: as the provider wrote them into the page, so that nothing waits for them; else as
 * `difficultiesQuery` has them.
 */
export function pageDifficultiesQuery() {
  const known = pageDifficulties();
  const fromPage = known && {
    queryKey: [queryRoots.journey, 'difficulties'],
    queryFn: () => known,
    initialData: () => known,
    staleTime: 'static' as const,
  };
  return queryOptions<readonly Difficulty[], Error, readonly Difficulty[], string[]>(
    fromPage ?? fromProvider,
  );
}

function pageDifficulties(): readonly Difficulty[] | undefined {
  const { data } = (pageBlock('difficulties') ?? {}) as { data?: readonly Difficulty[] };
  return Array.isArray(data) ? data : undefined;
}
