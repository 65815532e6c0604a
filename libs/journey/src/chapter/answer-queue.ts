import { createLearnerCheck, type LearnerStorage } from '@sirah-trails/api-client/session';
import { QuizCallError } from '@sirah-trails/quiz-engine';
import type { AnswerResult, RunMemory, Submission } from '@sirah-trails/quiz-engine/core';
import { isAdditionKnown } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { quizzesQuery, submitAnswer } from './endpoints.ts';
import { invalidateJourney, quizCall } from './quiz-call.ts';
import { queuedAt, runMemoryPrefix, runMemoryStore } from './run-memory.ts';
import { bodyOf, quizFromWire, resultFromWire } from './wire.ts';

/**
 * Sends an answer under its key. Errors: `QuizCallError`.
 *
 * @param answeredAt time of a queued answer, ISO 8601; for a provider with the addition `days`
 */
export function sendAnswer(
  client: QueryClient,
  quizTimeId: string,
  submission: Submission,
  answeredAt?: string,
): Promise<AnswerResult> {
  return quizCall(async () => {
    const { quizId, key } = submission;
    const body = {
      ...bodyOf(submission),
      quiz_time_id: quizTimeId,
      ...(answeredAt !== undefined && { answered_at: answeredAt }),
    };
    const result = await submitAnswer(quizId, body, key);
    invalidateJourney(client);
    return resultFromWire(result);
  });
}

/** Outcome of a queued answer: `late` if its time was up, or its run over, before it was sent. */
type QueuedOutcome = 'right' | 'partly' | 'wrong' | 'late';

/**
 * Sends the queued answers. The queue is the `pending` answers in the run memories, each with its idempotency key: answers that an ended
 * session or a lost network has held up. After a network error or a change of learner an answer stays queued.
 *
 * @returns the outcome of each sent answer, without time-ups.
 */
export async function sendQueuedAnswers(
  client: QueryClient,
  storage: LearnerStorage,
): Promise<readonly QueuedOutcome[]> {
  const outcomes: QueuedOutcome[] = [];
  const isSameLearner = createLearnerCheck();
  for (const name of storage.names(runMemoryPrefix)) {
    const run = name.slice(runMemoryPrefix.length);
    const store = runMemoryStore(storage, run);
    const memory = store.read();
    const at = memory?.pending && queuedAt(storage.get(name), memory.pending.key);
    const call = { client, run, at: at ?? Date.now(), isSameLearner };
    const outcome = memory?.pending && (await resolveAnswer(call, memory, memory.pending));
    if (!isSameLearner()) return [];
    if (!outcome) continue;
    store.write({ ...memory, pending: null });
    if (!memory.pending.timeUp) outcomes.push(outcome);
  }
  return outcomes;
}

interface QueuedCall {
  readonly client: QueryClient;
  /** The chapter and the quiz time, as in the storage name. */
  readonly run: string;
  /** Time of the answer, epoch milliseconds. */
  readonly at: number;
  readonly isSameLearner: () => boolean;
}

/** Null while the provider cannot be reached: the answer stays in the queue. */
async function resolveAnswer(call: QueuedCall, memory: RunMemory, pending: Submission) {
  try {
    return await outcomeOf(call, memory.runId, pending);
  } catch (error) {
    return error instanceof QuizCallError && error.failure.kind === 'refused' ? 'late' : null;
  }
}

/** Reads the outcome of a closed question; sends the answer to an open one if its run is still going on. */
async function outcomeOf(
  { client, run: stored, at, isSameLearner }: QueuedCall,
  runId: string,
  pending: Submission,
): Promise<QueuedOutcome | null> {
  const end = stored.lastIndexOf(':');
  const [chapterId, quizTimeId] = [stored.slice(0, end), stored.slice(end + 1)];
  const query = { ...quizzesQuery(chapterId, quizTimeId), staleTime: 0, gcTime: 0 };
  const { data, run } = await quizCall(() => client.fetchQuery(query));
  const question = data.map(quizFromWire).find(({ id }) => id === pending.quizId);
  if (run?.id !== runId || !question) return 'late';
  if (question.closed) return closedOutcomes[question.outcome ?? 'time_up'];
  if (run.open_quiz_id !== question.id) return 'late';
  const answeredAt = isAdditionKnown(client, 'days') ? new Date(at).toISOString() : undefined;
  if (!isSameLearner()) return null;
  const { code, result } = await sendAnswer(client, quizTimeId, pending, answeredAt);
  if (code === 'PARTIAL_ANSWERS_CORRECT') return 'partly';
  if (result || code === 'ALL_ANSWERS_CORRECT') return 'right';
  return code === 'TIME_UP' ? 'late' : 'wrong';
}

const closedOutcomes = { right: 'right', wrong: 'wrong', time_up: 'late' } as const;
