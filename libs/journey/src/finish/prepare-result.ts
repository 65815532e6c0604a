import type { QueryClient } from '@tanstack/react-query';
import type { Here } from '../quiz/next-place.ts';
import { confirmedChapterQuery } from './confirmed-chapter-query.ts';
import { resultQuery } from './result-facts-query.ts';

/** Reads what a passed chapter has brought, while the learner is still at its last words. Never rejects. */
export async function prepareResult(client: QueryClient, here: Here): Promise<void> {
  await Promise.all([
    client.prefetchQuery(confirmedChapterQuery(here.chapterId, here.quizTimeId)),
    client.prefetchQuery(resultQuery(here)),
  ]);
}
