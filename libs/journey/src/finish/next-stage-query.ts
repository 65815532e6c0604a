import { queryRoots } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';
import { findNextStage } from '../quiz/next-stage.ts';

/** What comes after a chapter, by the provider's lists. Errors: ApiError. */
export function nextStageQuery(here: Parameters<typeof findNextStage>[1]) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'next-stage', here],
    queryFn: ({ client }) => findNextStage(client, here),
  });
}
