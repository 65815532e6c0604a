import type { LearnerStorage } from '@sirah-trails/api-client/session';
import { QuizCallError } from '@sirah-trails/quiz-engine';
import type { RunMemory, Submission } from '@sirah-trails/quiz-engine/core';
import type { QueryClient } from '@tanstack/react-query';
import { quizzesQuery } from '../endpoints/quizzes.ts';
import { quizCall, sendAnswer } from '../quiz/quiz-calls.ts';
import { runMemoryPrefix, runMemoryStore } from '../quiz/run-memory-store.ts';
import { quizFromWire } from '../quiz/wire.ts';

/** What became of an answer: `late` if its time was up, or its try over, before it could be sent. */
export type UnsentOutcome = 'right' | 'partly' | 'wrong' | 'late';

/**
 * Sends the answers that the learner gave before a session ended or a network was lost, each under the key that it had.
 * What the network holds up stays for the next time.
 *
 * @returns what became of each answer; of a time-up, which is none, nothing.
 */
export async function sendUnsentAnswers(
  client: QueryClient,
  storage: LearnerStorage,
): Promise<readonly UnsentOutcome[]> {
  const outcomes: UnsentOutcome[] = [];
  for (const name of storage.names(runMemoryPrefix)) {
    const run = name.slice(runMemoryPrefix.length);
    const store = runMemoryStore(storage, run);
    const memory = store.read();
    const outcome = memory?.pending && (await settled(client, run, memory, memory.pending));
    if (!outcome) continue;
    store.write({ ...memory, pending: null });
    if (!memory.pending.timeUp) outcomes.push(outcome);
  }
  return outcomes;
}

/** Null where it is not known yet. */
async function settled(client: QueryClient, run: string, memory: RunMemory, pending: Submission) {
  const end = run.lastIndexOf(':');
  const place = { chapterId: run.slice(0, end), quizTimeId: run.slice(end + 1) };
  try {
    return await outcomeOf(client, place, memory.runId, pending);
  } catch (error) {
    return error instanceof QuizCallError && error.failure.kind === 'refused' ? 'late' : null;
  }
}

interface Place {
  readonly chapterId: string;
  readonly quizTimeId: string;
}

/** A closed question has its outcome; an answer to an open one is sent, if its try still goes on. */
async function outcomeOf(
  client: QueryClient,
  { chapterId, quizTimeId }: Place,
  runId: string,
  pending: Submission,
): Promise<UnsentOutcome> {
  const query = { ...quizzesQuery(chapterId, quizTimeId), staleTime: 0, gcTime: 0 };
  const { data, run } = await quizCall(() => client.fetchQuery(query));
  const asked = data.map(quizFromWire).find(({ id }) => id === pending.quizId);
  if (run?.id !== runId || !asked) return 'late';
  if (asked.closed) return closedOutcomes[asked.outcome ?? 'time_up'];
  if (run.open_quiz_id !== asked.id) return 'late';
  const { code, result } = await sendAnswer(client, quizTimeId, pending);
  if (code === 'PARTIAL_ANSWERS_CORRECT') return 'partly';
  if (result || code === 'ALL_ANSWERS_CORRECT') return 'right';
  return code === 'TIME_UP' ? 'late' : 'wrong';
}

const closedOutcomes = { right: 'right', wrong: 'wrong', time_up: 'late' } as const;
