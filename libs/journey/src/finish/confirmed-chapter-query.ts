import { queryRoots } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';
import { chapterQuery } from '../endpoints/chapter.ts';

/**
 * The chapter as the provider knows it after its last answer. Apart from `chapterQuery`, whose stars may have been read
 * before. Errors: ApiError.
 */
export function confirmedChapterQuery(chapterId: string, quizTimeId: string) {
  return queryOptions({
    ...chapterQuery(chapterId, quizTimeId),
    queryKey: [queryRoots.journey, 'confirmed-chapter', chapterId, quizTimeId],
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
