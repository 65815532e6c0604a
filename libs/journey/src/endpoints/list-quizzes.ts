import { api, read } from '@sirah-trails/api-client';

/** The questions of a chapter and its run. Not cached: a run changes under it. Errors: ApiError, 403 when locked. */
export function listQuizzes(chapterId: string, quizTimeId: string) {
  const query = { chapter_id: chapterId, quiz_time_id: quizTimeId };
  return read(api.GET('/api/trails/v1/quizzes', { params: { query } }));
}
