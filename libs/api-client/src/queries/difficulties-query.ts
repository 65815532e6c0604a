import { queryOptions } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import { read } from '../client/read.ts';
import { keepDifficulties, keptDifficulties } from './kept-difficulties.ts';
import { queryRoots } from './query-roots.ts';

/** The difficulties with the learner's stars: at once as last seen on this device, then fresh. */
export function difficultiesQuery() {
  return queryOptions({
    queryKey: [queryRoots.journey, 'quiz-times'],
    queryFn: async ({ signal }) => {
      const { data } = await read(api.GET('/api/quiz/v1/quiz-times', { signal }));
      keepDifficulties(data);
      return data;
    },
    initialData: keptDifficulties,
    // Old by definition, so that it is fetched in the background.
    initialDataUpdatedAt: 0,
  });
}
