import { api, read } from '@sirah-trails/api-client';

/**
 * Opens a question: the first call starts its clock. So it is no query: never prefetched, never
 * fetched again on focus, never cached. Errors: ApiError, 403 and 409 where the run does not allow it.
 */
export function openQuiz(id: string, quizTimeId: string) {
  const params = { path: { id }, query: { quiz_time_id: quizTimeId } };
  return read(api.GET('/api/trails/v1/quiz/{id}', { params }));
}
