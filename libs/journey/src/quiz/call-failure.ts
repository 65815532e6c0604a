import { ApiError } from '@sirah-trails/api-client';
import { QuizCallError } from '@sirah-trails/quiz-engine';

/** Too many requests, a time-out of the server: like the network, they may work later. */
const passing = [408, 425, 429];

/** Runs a call of the quiz; what goes wrong becomes something that the engine can act on. */
export async function quizCall<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof ApiError ? quizCallError(error) : error;
  }
}

function quizCallError(error: ApiError) {
  const { code, message } = error;
  return new QuizCallError({ kind: mayWorkLater(error) ? 'network' : 'refused', code, message });
}

function mayWorkLater({ kind, status }: ApiError) {
  if (kind === 'network' || kind === 'timeout') return true;
  return kind === 'http' && (status >= 500 || passing.includes(status));
}
