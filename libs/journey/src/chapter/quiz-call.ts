import { ApiError, queryRoots } from '@sirah-trails/api-client';
import { QuizCallError } from '@sirah-trails/quiz-engine';
import type { Failure, Run } from '@sirah-trails/quiz-engine/core';
import { isAdditionOffered } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { forgetRunning } from '../milestones/endpoints.ts';
import { readQuizAloud } from './endpoints.ts';
import { runFromWire } from './wire.ts';

/** Requests extra time to hear the open question; null where the provider grants none. Errors: `QuizCallError`. */
export function requestExtraTime(
  client: QueryClient,
  quizId: string,
  quizTimeId: string,
): Promise<Run | null> {
  return quizCall(async () => {
    if (!(await isAdditionOffered(client, 'read_aloud'))) return null;
    return runFromWire(await readQuizAloud(quizId, quizTimeId));
  });
}

/** Runs a call and converts its error for the engine. Errors: `QuizCallError`. */
export async function quizCall<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message } = error;
    throw new QuizCallError({ kind: failureKind(error), code, message });
  }
}

function failureKind(error: ApiError): Failure['kind'] {
  if (error.kind === 'stale' || error.status === 401) return 'session-over';
  return mayWorkLater(error) ? 'network' : 'refused';
}

/** Statuses of timeouts and rate limits: the engine retries, as after a network error. */
const retriable = [408, 425, 429];

function mayWorkLater({ kind, status }: ApiError) {
  if (kind === 'network' || kind === 'timeout') return true;
  return kind === 'http' && (status >= 500 || retriable.includes(status));
}

/** Invalidates stars, locks and ranks without a refetch, since a clock may be running. */
export function invalidateJourney(client: QueryClient): void {
  forgetRunning(client);
  for (const root of [queryRoots.journey, queryRoots.leaderboard, queryRoots.profile]) {
    void client.invalidateQueries({ queryKey: [root], refetchType: 'none' });
  }
}
