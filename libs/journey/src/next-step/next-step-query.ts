import { queryRoots } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/**
 * The next open chapter at one difficulty, for a provider whose difficulties do not name it; null when all that is open is passed.
 * Errors: ApiError.
 */
export function nextStepQuery(quizTimeId: string) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'next-step', quizTimeId],
    queryFn: async ({ client }) => {
      const { findNextStep } = await import('./places-from-lists.ts');
      return findNextStep(client, quizTimeId);
    },
  });
}
