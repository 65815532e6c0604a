import { api, read } from '@sirah-trails/api-client';

/** Says that the open question of a chapter or a game is read aloud; gives the run with the time to hear it. Errors: ApiError, 409 where it is not open. */
export async function readQuizAloud(quizId: string, quizTimeId: string) {
  const params = { path: { quizId } };
  const body = { quiz_time_id: quizTimeId };
  return (await read(api.POST('/api/x/v1/quiz/{quizId}/read-aloud', { params, body }))).run;
}
