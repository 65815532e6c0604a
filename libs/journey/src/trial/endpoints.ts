import { type AnswerCommand, api, ApiError, queryRoots, read } from '@sirah-trails/api-client';
import { readTrial, storeTrial } from '@sirah-trails/screen-kit';
import { queryOptions } from '@tanstack/react-query';

/** The chapter that visitors can play, with its world and book. For a provider with the addition `trial`. Errors: ApiError. */
export function trialQuery() {
  return queryOptions({
    queryKey: [queryRoots.journey, 'trial'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/x/v1/trial', { signal }))).data,
    staleTime: Infinity,
  });
}

/** The stored run, or a new run without one or after its end of validity. Stores its token. Errors: ApiError. */
export async function openTrial() {
  const { token = null } = readTrial() ?? {};
  try {
    return await openRun(token);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'TRIAL_ENDED') return openRun(null);
    throw error;
  }
}

/** A new run in place of the stored run. Errors: ApiError. */
export function restartTrial() {
  return openRun(null);
}

async function openRun(token: string | null) {
  const opened = await read(api.POST('/api/x/v1/trial/run', { body: { token } }));
  const { stars, lives } = opened.run;
  const isOver = lives === 0 || opened.data.every(({ closed }) => closed);
  storeTrial({ token: opened.token, stars, isOver });
  return opened;
}

/** Answers a question of the stored run and stores the next token. Errors: ApiError, 409 for a closed question. */
export async function answerTrial(quizId: string, answer: AnswerCommand['answer']) {
  const { token = '' } = readTrial() ?? {};
  const params = { path: { quizId } };
  const body = { token, answer };
  const { data, token: next } = await read(
    api.POST('/api/x/v1/trial/quiz/{quizId}/submit-answer', { params, body }),
  );
  const { stars, lives } = data.run;
  const isClosed = data.correct_answers !== null;
  storeTrial({ token: next, stars, isOver: lives === 0 || (isClosed && data.next_quiz === null) });
  return data;
}
