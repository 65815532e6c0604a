import { type AnswerCommand, api, queryRoots, read } from '@sirah-trails/api-client';
import { reviewKey } from '../milestones/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';

/** The questions of a chapter and its run. A run changes with every answer. Errors: ApiError, 403 when locked. */
export function quizzesQuery(chapterId: string, quizTimeId: string) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'quizzes', chapterId, quizTimeId],
    queryFn: ({ signal }) => {
      const query = { chapter_id: chapterId, quiz_time_id: quizTimeId };
      return read(api.GET('/api/trails/v1/quizzes', { params: { query }, signal }));
    },
  });
}

/**
 * Opens a question: the first call starts its clock. So it is no query: never prefetched, never
 * fetched again on focus, never cached. Errors: ApiError, 403 and 409 where the run does not allow it.
 */
export function openQuiz(id: string, quizTimeId: string) {
  const params = { path: { id }, query: { quiz_time_id: quizTimeId } };
  return read(api.GET('/api/trails/v1/quiz/{id}', { params }));
}

/**
 * Answers a question.
 *
 * @param key the same for each attempt of one action of the learner.
 */
export function submitAnswer(quizId: string, body: AnswerCommand, key: string) {
  const params = { path: { quizId }, header: { 'Idempotency-Key': key } };
  return read(api.POST('/api/trails/v1/quiz/{quizId}/submit-answer', { params, body }));
}

/** Says that the open question of a chapter or a game is read aloud; gives the run with the time to hear it. Errors: ApiError, 409 where it is not open. */
export async function readQuizAloud(quizId: string, quizTimeId: string) {
  const params = { path: { quizId } };
  const body = { quiz_time_id: quizTimeId };
  return (await read(api.POST('/api/x/v1/quiz/{quizId}/read-aloud', { params, body }))).run;
}

/** Abandons a failed run, so that its chapter can be played again. The id is the chapter's. */
export function deleteAnswers(chapterId: string, quizTimeId: string, key: string) {
  const params = {
    path: { id: chapterId },
    query: { quiz_time_id: quizTimeId },
    header: { 'Idempotency-Key': key },
  };
  return read(api.DELETE('/api/quiz/v1/delete-answer/{id}', { params }));
}

/** The questions of a passed chapter, with their content. For a provider with the addition `practice`. Errors: ApiError, 403 before the chapter is passed. */
export function practiceQuizzesQuery(chapterId: string) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'practice', chapterId],
    queryFn: async ({ signal }) => {
      const params = { query: { chapter_id: chapterId } };
      return (await read(api.GET('/api/x/v1/practice/quizzes', { params, signal }))).data;
    },
  });
}

/** Scores an answer of practice, which earns nothing. Errors: ApiError, 409 while the question is open in a run. */
export function practiseAnswer(quizId: string, answer: AnswerCommand['answer']) {
  const params = { path: { quizId } };
  return read(api.POST('/api/x/v1/practice/quiz/{quizId}/submit-answer', { params, body: { answer } }));
}

/** The questions that are due today, with their content. For a provider with the addition `review`. Errors: ApiError. */
export function reviewQuizzesQuery() {
  return queryOptions({
    queryKey: [...reviewKey, 'quizzes'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/x/v1/practice/mistakes', { signal }))).data,
  });
}

/** Scores an answer of a review, which schedules the question again. Errors: ApiError, 409 while the question is open in a run. */
export function reviewAnswer(quizId: string, answer: AnswerCommand['answer']) {
  const params = { path: { quizId } };
  return read(api.POST('/api/x/v1/practice/mistakes/{quizId}/submit-answer', { params, body: { answer } }));
}
