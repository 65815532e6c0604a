import type { LoadedRun } from '@sirah-trails/quiz-engine/core';
import type { QueryClient } from '@tanstack/react-query';
import { chapterQuery } from '../endpoints/chapter.ts';
import { listQuizzes } from '../endpoints/list-quizzes.ts';
import type { ChapterInPlay } from './chapter-in-play.ts';
import { isLastOfAll } from './next-stage.ts';
import { quizFromWire, runFromWire } from './wire.ts';

/** The questions with their run, and what the engine must know of their chapter. */
export async function loadRun(client: QueryClient, chapter: ChapterInPlay): Promise<LoadedRun> {
  const { chapterId, quizTime, context } = chapter;
  const here = {
    chapterId,
    quizTimeId: quizTime.id,
    subTrailId: context.subTrailId,
    trailId: context.trailId,
  };
  const [list, quiet, last] = await Promise.all([
    listQuizzes(chapterId, quizTime.id),
    isQuiet(client, chapterId, quizTime.id),
    // Where the places cannot be read, the next one is offered; the finish screens look again.
    isLastOfAll(client, here).catch(() => false),
  ]);
  return {
    quizzes: list.data.map(quizFromWire),
    run: runFromWire(list.run),
    questionMs: quizTime.time * 1_000,
    quiet,
    isLastOfAll: last,
  };
}

/** Each result says it too, so play goes on when the chapter cannot be read now. */
async function isQuiet(client: QueryClient, chapterId: string, quizTimeId: string) {
  const chapter = await client.fetchQuery(chapterQuery(chapterId, quizTimeId)).catch(() => null);
  return chapter?.quiet ?? false;
}
