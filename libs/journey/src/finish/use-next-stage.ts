import { queryKeys } from '@sirah-trails/api-client';
import type { FinishQuery } from '@sirah-trails/api-client/links';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { findNextStage, type NextStage } from '../quiz/next-stage.ts';

/** What comes after a chapter by the provider's data; until it is there, or where it cannot be had, by the address. */
export function useNextStage(query: FinishQuery & { chapterId: string }, quizTimeId: string): NextStage {
  const client = useQueryClient();
  const { chapterId, trailId, subTrailId } = query;
  const { data } = useQuery({
    queryKey: [...queryKeys.journey, 'next-stage', chapterId, quizTimeId, subTrailId ?? null],
    queryFn: () => findNextStage(client, { chapterId, quizTimeId, subTrailId, trailId }),
    enabled: subTrailId !== undefined,
  });
  return data ?? { chapterId: query.nextChapterId, subTrailId: query.nextSubTrailId };
}
