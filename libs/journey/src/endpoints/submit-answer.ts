import { api, read, type AnswerCommand } from '@sirah-trails/api-client';

/**
 * Answers a question.
 *
 * @param key the same for each attempt of one action of the learner.
 */
export function submitAnswer(quizId: string, body: AnswerCommand, key: string) {
  const params = { path: { quizId }, header: { 'Idempotency-Key': key } };
  return read(api.POST('/api/trails/v1/quiz/{quizId}/submit-answer', { params, body }));
}
