import type { LoadedRun } from '@sirah-trails/quiz-engine/core';
import type { QueryClient } from '@tanstack/react-query';
import { chapterQuery } from '../endpoints/chapter.ts';
import { quizzesQuery } from '../endpoints/quizzes.ts';
import type { ChapterInPlay } from './chapter-in-play.ts';
import { isLastOfAll } from './next-place.ts';
import { quizFromWire, runFromWire } from './wire.ts';

/** The questions with their run, and what the engine must know of their chapter. */
export async function loadRun(client: QueryClient, chapter: ChapterInPlay): Promise<LoadedRun> {
  const { chapterId, quizTime, context } = chapter;
  const { subTrailId, trailId } = context;
  const [list, quiet, last] = await Promise.all([
    takeQuizzes(client, chapterId, quizTime.id),
    isQuiet(client, chapterId, quizTime.id),
    // Where the places cannot be read, the next one is offered; the finish screens look again.
    isLastOfAll(client, { chapterId, quizTimeId: quizTime.id, subTrailId, trailId }).catch(() => false),
  ]);
  return {
    quizzes: list.data.map(quizFromWire),
    run: runFromWire(list.run),
    questionMs: quizTime.time * 1_000,
    quiet,
    isLastOfAll: last,
  };
}

/**
 * The questions that the tap has requested, or new ones. A run changes with every answer, so they are taken once; the
 * time that they waited for the code has gone by on the question's clock, too.
 */
async function takeQuizzes(client: QueryClient, chapterId: string, quizTimeId: string) {
  const query = quizzesQuery(chapterId, quizTimeId);
  const list = await client.fetchQuery({ ...query, staleTime: takenWithinMs });
  const waitedMs = Date.now() - (client.getQueryState(query.queryKey)?.dataUpdatedAt ?? Date.now());
  client.removeQueries({ queryKey: query.queryKey, exact: true });
  const { run } = list;
  if (!run || run.remaining_ms === null) return list;
  return { ...list, run: { ...run, remaining_ms: Math.max(0, run.remaining_ms - waitedMs) } };
}

/** How long the questions may wait for the code of their screen, in milliseconds. */
const takenWithinMs = 10_000;

/** Each result says it too, so play goes on when the chapter cannot be read now. */
async function isQuiet(client: QueryClient, chapterId: string, quizTimeId: string) {
  const chapter = await client.fetchQuery(chapterQuery(chapterId, quizTimeId)).catch(() => null);
  return chapter?.quiet ?? false;
}
