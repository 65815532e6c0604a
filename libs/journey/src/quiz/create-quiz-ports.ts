import { newIdempotencyKey } from '@sirah-trails/api-client';
import type { LearnerStorage } from '@sirah-trails/api-client/session';
import { playSound, type QuizPorts } from '@sirah-trails/quiz-engine';
import type { QueryClient } from '@tanstack/react-query';
import type { ChapterInPlay } from './chapter-in-play.ts';
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
  const tab = oneTab(storage, run);
  return {
    ...quizCalls(client, chapter),
    now: () => performance.now(),
    every: (periodMs, callback) => {
      const timer = setInterval(callback, periodMs);
      return () => clearInterval(timer);
    },
    newSeed: newIdempotencyKey,
    memory: runMemoryStore(storage, run),
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

/** Lets one tab at a time play a chapter: the last one that claims it. */
function oneTab(storage: LearnerStorage, run: string) {
  const name = `quiz_tab:${run}`;
  const own = newIdempotencyKey();
  return {
    // Without storage the tabs do not know of each other; the server still keeps one run.
    claim: () => storage.set(name, own),
    /** Calls back when another tab has claimed the chapter. Returns a function that stops it. */
    onTakenOver: (listener: () => void) =>
      storage.onChange(name, (text) => {
        if (text !== own) listener();
      }),
  };
}
