import { api, read } from '@sirah-trails/api-client';

/** Abandons a failed run, so that its chapter can be played again. The id is the chapter's. */
export function deleteAnswers(chapterId: string, quizTimeId: string, key: string) {
  const params = {
    path: { id: chapterId },
    query: { quiz_time_id: quizTimeId },
    header: { 'Idempotency-Key': key },
  };
  return read(api.DELETE('/api/quiz/v1/delete-answer/{id}', { params }));
}
