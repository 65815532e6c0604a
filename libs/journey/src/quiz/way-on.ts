import { links } from '@sirah-trails/api-client/links';
import type { RunExit } from '@sirah-trails/quiz-engine/core';
import type { ChapterInPlay } from './chapter-in-play.ts';
import type { NextPlace } from './next-place.ts';

/**
 * The address that follows a passed chapter: straight to the next chapter where the learner asked for
 * it, else the finish screens.
 */
export function wayOn(
  { chapterId, quizTime, context }: ChapterInPlay,
  exit: Extract<RunExit, 'finish-chapter' | 'next-chapter'>,
  next: NextPlace,
  result: { readonly stars: number; readonly lives: number },
): string {
  const { trailId } = context;
  if (trailId === undefined) return links.trails({ difficulty: context.difficulty });
  if (exit === 'next-chapter' && next.chapterId !== undefined) {
    return links.motivational({ ...context, chapterId: next.chapterId });
  }
  const { subTrailId, difficulty, trailName, trail, subtrail } = context;
  return links.finish({
    trailId,
    subTrailId,
    chapterId,
    nextChapterId: next.chapterId,
    nextSubTrailId: next.subTrailId,
    quizTimeId: quizTime.id,
    difficulty,
    trailName,
    trail,
    subtrail,
    star: result.stars,
    studentLife: result.lives,
    screen: 'FINISH_CHAPTER',
  });
}
