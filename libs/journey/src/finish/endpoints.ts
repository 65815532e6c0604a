import { api, queryRoots, read, type UnlockedItem } from '@sirah-trails/api-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { chapterQuery } from '../milestones/endpoints.ts';

/** The chapter after its last answer. Apart from `chapterQuery`, whose stars may be older. Errors: ApiError. */
export function confirmedChapterQuery(chapterId: string, quizTimeId: string) {
  return queryOptions({
    ...chapterQuery(chapterId, quizTimeId),
    queryKey: [queryRoots.journey, 'confirmed-chapter', chapterId, quizTimeId],
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The avatar items of a completed sub-trail, and of its world where both were completed at once. Errors: ApiError, 403 while it is locked. */
export async function fetchUnlockedItems(milestoneId: string, quizTimeId: string) {
  const params = { path: { id: milestoneId }, query: { quiz_time_id: quizTimeId } };
  return (await read(api.GET('/api/trails/v1/{id}/unlock-item', { params }))).items;
}

/** The badge of a completed milestone. Errors: ApiError, 403 before it is earned. */
export async function fetchBadge(milestoneId: string, type: 'trail' | 'sub_trail', quizTimeId: string) {
  const params = { path: { id: milestoneId }, query: { type, quiz_time_id: quizTimeId } };
  return (await read(api.GET('/api/trails/v1/{id}/get-badge', { params }))).data;
}

/**
 * Dresses the learner's traveller in an earned item; the rest of the outfit stays. Null for a learner who has not chosen a traveller.
 * Errors: ApiError.
 */
export function wearItemMutation() {
  return mutationOptions({
    mutationFn: async ({ code, category }: UnlockedItem) => {
      const { chosen, skin } = await read(api.GET('/api/profile/v1/avatar'));
      if (chosen === false) return null;
      return read(api.PUT('/api/profile/v1/avatar', { body: { skin, [`${category.name}_code`]: code } }));
    },
    onSuccess: (_avatar, _item, _result, { client }) => {
      for (const root of [queryRoots.avatar, queryRoots.leaderboard, queryRoots.profile])
        void client.invalidateQueries({ queryKey: [root] });
    },
  });
}

/** The closing sentence of a passed chapter and what the learner met in it. For a provider with `album`. Errors: ApiError. */
export function foundOutQuery(chapterId: string) {
  const params = { path: { chapterId } };
  return queryOptions({
    queryKey: [queryRoots.journey, 'found-out', chapterId],
    queryFn: async ({ signal }) =>
      (await read(api.GET('/api/x/v1/chapters/{chapterId}/found-out', { params, signal }))).data,
  });
}
