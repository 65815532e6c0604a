import { api, read } from '@sirah-trails/api-client';

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
