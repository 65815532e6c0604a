import type { LearnerStorage } from '@sirah-trails/api-client/session';
import type { QuizPorts } from '@sirah-trails/quiz-engine';
import type { QueryClient } from '@tanstack/react-query';
import type { ChapterInPlay } from './chapter-in-play.ts';
import { devicePorts } from './device-ports.ts';
import { keepChapter } from './keep-chapter.ts';
import { keepEndTime } from './keep-end-time.ts';
import { quizCalls } from './quiz-calls.ts';
import { runMemoryStore } from './run-memory-store.ts';

interface Surroundings {
  readonly client: QueryClient;
  readonly storage: LearnerStorage;
  readonly chapter: ChapterInPlay;
  readonly finish: QuizPorts['finish'];
}

/** Joins the engine to the provider, the browser and the learner's device. */
export function createQuizPorts({ client, storage, chapter, finish }: Surroundings): QuizPorts {
  const run = `${chapter.chapterId}:${chapter.quizTime.id}`;
  const { id: quizTimeId, time } = chapter.quizTime;
  const calls = quizCalls(client, chapter);
  const endTime = {
    name: 'quiz_end_time',
    storage,
    quizTimeId,
    questionMs: time * 1_000,
    now: Date.now,
  } as const;
  const { deleteAnswers } = calls;
  return {
    ...calls,
    ...keepChapter({ open: keepEndTime(calls.open, endTime), deleteAnswers, finish }, storage, chapter),
    ...devicePorts(storage, run),
    memory: runMemoryStore(storage, run),
  };
}
