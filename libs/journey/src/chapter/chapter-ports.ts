import type { LearnerStorage } from '@sirah-trails/api-client/session';
import type { QuizPorts } from '@sirah-trails/quiz-engine';
import type { QueryClient } from '@tanstack/react-query';
import { type ChapterInPlay, quizCalls } from './chapter-calls.ts';
import { devicePorts } from './device-ports.ts';
import { withStoredEndTime } from './question-end-time.ts';
import { storedRunName as name } from './stored-run.ts';
import { runMemoryStore } from './run-memory.ts';

interface PortOptions {
  readonly client: QueryClient;
  readonly storage: LearnerStorage;
  readonly chapter: ChapterInPlay;
  readonly finish: QuizPorts['finish'];
}

/** Connects the engine to the provider, the browser and the device. */
export function createQuizPorts({ client, storage, chapter, finish }: PortOptions): QuizPorts {
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
    ...withStoredRun(
      { open: withStoredEndTime(calls.open, endTime), deleteAnswers, finish },
      storage,
      chapter,
    ),
    ...devicePorts(storage, run),
    memory: runMemoryStore(storage, run),
  };
}

type StoringPorts = Pick<QuizPorts, 'open' | 'deleteAnswers' | 'finish'>;

/**
 * Stores the chapter on the device from its first open question to the end of the run. The end time of the last question is removed with
 * the run, since the next run asks that question again.
 */
function withStoredRun(ports: StoringPorts, storage: LearnerStorage, chapter: ChapterInPlay): StoringPorts {
  const { subTrailId, trailId } = chapter.context;
  const ids = [chapter.chapterId, chapter.quizTime.id, subTrailId, trailId].join(' ');
  const removeStored = () => {
    storage.remove('quiz_end_time');
    if (storage.get(name) === ids) storage.remove(name);
  };
  return {
    open: async (quizId) => {
      const opened = await ports.open(quizId);
      if (subTrailId && trailId) storage.set(name, ids);
      return opened;
    },
    deleteAnswers: async (key) => {
      await ports.deleteAnswers(key);
      removeStored();
    },
    finish: (exit, result) => {
      removeStored();
      ports.finish(exit, result);
    },
  };
}
