import { api, read, type AnswerCommand } from '@sirah-trails/api-client';

/** Has an answer marked that counts nowhere. Errors: ApiError, 409 while a try still has to close the question. */
export function practiseAnswer(quizId: string, answer: AnswerCommand['answer']) {
  const params = { path: { quizId } };
  return read(api.POST('/api/x/v1/practice/quiz/{quizId}/submit-answer', { params, body: { answer } }));
}
