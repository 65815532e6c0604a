import { api, read, type AnswerCommand } from '@sirah-trails/api-client';

/** Has an answer marked, which says when its question comes back. Errors: ApiError, 409 while a try still has to close the question. */
export function reviewAnswer(quizId: string, answer: AnswerCommand['answer']) {
  const params = { path: { quizId } };
  return read(api.POST('/api/x/v1/practice/mistakes/{quizId}/submit-answer', { params, body: { answer } }));
}
