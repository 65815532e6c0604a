import type { ChapterFacts, LoadedRun } from '@sirah-trails/quiz-engine/core';
import { firstData } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { chapterQuery } from '../endpoints/chapter.ts';
import { quizzesQuery } from '../endpoints/quizzes.ts';
import type { ChapterInPlay } from './chapter-in-play.ts';
import { isLastOfAll } from './next-place.ts';
import { quizFromWire, runFromWire } from './wire.ts';

/** The questions with their run. */
export async function loadRun(
  client: QueryClient,
  { chapterId, quizTime, started }: ChapterInPlay,
): Promise<LoadedRun> {
  const list = await takeQuizzes(client, chapterId, quizTime.id);
  return {
    quizzes: list.data.map(quizFromWire),
    run: runFromWire(list.run),
    questionMs: quizTime.time * 1_000,
    started,
  };
}

/** What the engine must know of the chapter beside its questions. */
export async function loadFacts(
  client: QueryClient,
  { chapterId, quizTime, context: { subTrailId, trailId } }: ChapterInPlay,
): Promise<Partial<ChapterFacts>> {
  const [chapter, last] = await Promise.allSettled([
    firstData(client, chapterQuery(chapterId, quizTime.id)),
    isLastOfAll(client, { chapterId, quizTimeId: quizTime.id, subTrailId, trailId }),
  ]);
  return {
    // Each result says it too.
    ...(chapter.status === 'fulfilled' && { quiet: chapter.value.quiet ?? false }),
    // Where the places cannot be read, the next one is offered; the finish screens look again.
    ...(last.status === 'fulfilled' && { isLastOfAll: last.value }),
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
