import type { NextStep, QuizTime } from '@sirah-trails/api-client';
import { difficultyParameter, links } from '@sirah-trails/api-client/links';

/** URL of the chapter of a next step, with its journey context. */
export function nextStepUrl(difficulty: QuizTime, { trail, sub_trail: subTrail, chapter }: NextStep): string {
  return links.motivational({
    chapterId: chapter.id,
    trailId: trail.id,
    subTrailId: subTrail.id,
    difficulty: difficultyParameter(difficulty),
    trailName: trail.name,
    trail: trail.order.toString(),
    subtrail: subTrail.order.toString(),
  });
}
