import { api, queryRoots, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';
import { chapterQuery } from '../milestones/endpoints.ts';

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

/** The avatar items that a sub-trail gave, with its world's where both came at once. Errors: ApiError, 403 while it is locked. */
export async function fetchUnlockedItems(placeId: string, quizTimeId: string) {
  const params = { path: { id: placeId }, query: { quiz_time_id: quizTimeId } };
  return (await read(api.GET('/api/trails/v1/{id}/unlock-item', { params }))).items;
}

/** The badge of a completed place. Errors: ApiError, 403 before it is earned. */
export async function fetchBadge(placeId: string, type: 'trail' | 'sub_trail', quizTimeId: string) {
  const params = { path: { id: placeId }, query: { type, quiz_time_id: quizTimeId } };
  return (await read(api.GET('/api/trails/v1/{id}/get-badge', { params }))).data;
}
