import { ApiError, myRankQuery, queryRoots } from '@sirah-trails/api-client';
import { QuizCallError, type QuizPorts } from '@sirah-trails/quiz-engine';
import type { AnswerResult, Failure, Run, Submission } from '@sirah-trails/quiz-engine/core';
import { isAdditionOffered } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { deleteAnswers } from '../endpoints/delete-answers.ts';
import { openQuiz } from '../endpoints/open-quiz.ts';
import { forgetRunning } from '../endpoints/running.ts';
import { readQuizAloud } from '../endpoints/read-quiz-aloud.ts';
import { submitAnswer } from '../endpoints/submit-answer.ts';
import type { ChapterInPlay } from './chapter-in-play.ts';
import { loadFacts, loadRun } from './load-run.ts';
import { bodyOf, quizFromWire, resultFromWire, runFromWire } from './wire.ts';

/** The calls of a chapter, as the engine asks for them. */
export function quizCalls(
  client: QueryClient,
  chapter: ChapterInPlay,
): Pick<QuizPorts, 'load' | 'askFacts' | 'open' | 'send' | 'readAloud' | 'deleteAnswers' | 'askRank'> {
  const { chapterId, quizTime } = chapter;
  return {
    load: () => quizCall(() => loadRun(client, chapter)),
    askFacts: () => loadFacts(client, chapter),
    open: (quizId) =>
      quizCall(async () => {
        const { data, run } = await openQuiz(quizId, quizTime.id);
        forgetRunning(client);
        return { quiz: quizFromWire(data), run: runFromWire(run) };
      }),
    send: (submission) => sendAnswer(client, quizTime.id, submission),
    readAloud: (quizId) => timeToHear(client, quizId, quizTime.id),
    deleteAnswers: (key) =>
      quizCall(async () => {
        await deleteAnswers(chapterId, quizTime.id, key);
        markJourneyOld(client);
      }),
    askRank: () =>
      quizCall(async () => {
        const board = myRankQuery({ type: 'learning_journey', quizTimeId: quizTime.id });
        return (await client.fetchQuery({ ...board, staleTime: 0 })).rank;
      }),
  };
}

/** Sends an answer under its key. Errors: `QuizCallError`. */
export function sendAnswer(
  client: QueryClient,
  quizTimeId: string,
  submission: Submission,
): Promise<AnswerResult> {
  return quizCall(async () => {
    const { quizId, key } = submission;
    const result = await submitAnswer(quizId, { ...bodyOf(submission), quiz_time_id: quizTimeId }, key);
    markJourneyOld(client);
    return resultFromWire(result);
  });
}

/** Asks for the time to hear the open question, where the provider grants any. Errors: `QuizCallError`. */
export function timeToHear(client: QueryClient, quizId: string, quizTimeId: string): Promise<Run | null> {
  return quizCall(async () => {
    if (!(await isAdditionOffered(client, 'read_aloud'))) return null;
    return runFromWire(await readQuizAloud(quizId, quizTimeId));
  });
}

/** Runs a call of the quiz and turns its failure into one that the engine knows. */
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

/** Too many requests, a timeout of the server: like the network, they may work later. */
const passing = [408, 425, 429];

function mayWorkLater({ kind, status }: ApiError) {
  if (kind === 'network' || kind === 'timeout') return true;
  return kind === 'http' && (status >= 500 || passing.includes(status));
}

/** Stars, locks and ranks may have changed. Nothing is fetched while a clock runs: only marked as old. */
export function markJourneyOld(client: QueryClient): void {
  forgetRunning(client);
  for (const root of [queryRoots.journey, queryRoots.leaderboard, queryRoots.profile]) {
    void client.invalidateQueries({ queryKey: [root], refetchType: 'none' });
  }
}
