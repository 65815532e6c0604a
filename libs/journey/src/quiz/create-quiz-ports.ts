import { myRankQuery, newIdempotencyKey } from '@sirah-trails/api-client';
import type { LearnerStorage } from '@sirah-trails/api-client/session';
import { playSound, type QuizPorts, type Submission } from '@sirah-trails/quiz-engine';
import type { QueryClient } from '@tanstack/react-query';
import { markJourneyOld } from './after-answer.ts';
import { quizCall } from './call-failure.ts';
import { deleteAnswers } from '../endpoints/delete-answers.ts';
import { openQuiz } from '../endpoints/open-quiz.ts';
import { submitAnswer } from '../endpoints/submit-answer.ts';
import { loadChapter } from './load-chapter.ts';
import { oneTab } from './one-tab.ts';
import type { QuizStage } from './quiz-stage.ts';
import { runMemoryStore } from './run-memory-store.ts';
import { quizFromWire, runFromWire } from './wire-quiz.ts';
import { resultFromWire } from './wire-result.ts';

interface Surroundings {
  readonly client: QueryClient;
  readonly storage: LearnerStorage;
  readonly stage: QuizStage;
  readonly finish: QuizPorts['finish'];
}

/** Joins the engine to the provider, the browser and the learner's device. */
export function createQuizPorts({ client, storage, stage, finish }: Surroundings): QuizPorts {
  const name = `${stage.chapterId}:${stage.quizTime.id}`;
  const tab = oneTab(storage, name);
  return {
    ...serverPorts(client, stage),
    now: () => performance.now(),
    every: (periodMs, callback) => {
      const timer = setInterval(callback, periodMs);
      return () => clearInterval(timer);
    },
    newSeed: newIdempotencyKey,
    memory: runMemoryStore(storage, name),
    playSound,
    finish,
    claim: tab.claim,
    listen: (listener) => {
      const onOnline = () => listener('online');
      window.addEventListener('online', onOnline);
      const stopTab = tab.onTakenOver(() => listener('taken-over'));
      return () => {
        window.removeEventListener('online', onOnline);
        stopTab();
      };
    },
  };
}

function serverPorts(client: QueryClient, stage: QuizStage) {
  const { chapterId, quizTime } = stage;
  return {
    load: () => quizCall(() => loadChapter(client, stage)),
    open: (quizId: string) =>
      quizCall(async () => {
        const { data, run } = await openQuiz(quizId, quizTime.id);
        return { quiz: quizFromWire(data), run: runFromWire(run) };
      }),
    send: (submission: Submission) =>
      quizCall(async () => {
        const result = await submitAnswer(submission.quizId, bodyOf(submission, quizTime.id), submission.key);
        markJourneyOld(client);
        return resultFromWire(result);
      }),
    deleteAnswers: (key: string) =>
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

/** `time_up` travels only with it: the body of an answer is as specified. */
function bodyOf({ answer, timeUp }: Submission, quizTimeId: string) {
  const wire = Array.isArray(answer) ? [...answer] : (answer as Exclude<typeof answer, readonly string[]>);
  return { answer: wire, quiz_time_id: quizTimeId, ...(timeUp && { time_up: true }) };
}
