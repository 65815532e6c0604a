import {
  findJourneyQuizTime,
  type PlayContent,
  playContent,
  type QuizTimeRow,
} from '../../content/pack-cache.ts';
import {
  type ChapterContent,
  type SubTrailContent,
  type TrailContent,
  treeOf,
} from '../../content/trails.ts';
import type { Executor } from '../../database/executor.ts';
import { type Unlocks, unlocksOf } from '../../domain/journey/unlocks.ts';
import { forbidden, notFound } from '../../kernel/errors.ts';
import { bestStars, passedChapters } from '../../progress/chapter-results.ts';

/** The journey of a learner at a difficulty. */
export interface LearnerJourney {
  readonly quizTime: QuizTimeRow;
  readonly trails: readonly TrailContent[];
  /** Best stars by chapter. */
  readonly stars: ReadonlyMap<string, number>;
  readonly unlocks: Unlocks;
}

/** A chapter with its sub-trail and world. */
interface ChapterPath {
  readonly trail: TrailContent;
  readonly subTrail: SubTrailContent;
  readonly chapter: ChapterContent;
}

/** Throws 404 for an unknown difficulty. */
export async function readJourney(
  executor: Executor,
  learnerId: string,
  quizTimeId: string,
): Promise<LearnerJourney> {
  return journeyIn(executor, await playContent(executor), learnerId, quizTimeId);
}

/** Like `readJourney()`, but with a pack already read. */
export async function journeyIn(
  executor: Executor,
  content: PlayContent,
  learnerId: string,
  quizTimeId: string,
): Promise<LearnerJourney> {
  const { trails } = content;
  const quizTime = findJourneyQuizTime(content, quizTimeId);
  const stars = await bestStars(executor, learnerId, quizTimeId);
  return { quizTime, trails, stars, unlocks: unlocksOf(treeOf(trails), passedChapters(stars)) };
}

/** Throws 404 for an unknown trail. */
export function findTrail({ trails }: LearnerJourney, id: string): TrailContent {
  const trail = trails.find((candidate) => candidate.id === id);
  if (!trail) throw notFound();
  return trail;
}

/** The unlocked trail. Throws 404 or 403. */
export function openTrail(journey: LearnerJourney, id: string): TrailContent {
  const trail = findTrail(journey, id);
  if (!journey.unlocks.trails.has(id)) throw forbidden('TRAIL_LOCKED', 'This world is still locked.');
  return trail;
}

/** The unlocked sub-trail. Throws 404 or 403. */
export function openSubTrail(journey: LearnerJourney, id: string): SubTrailContent {
  const trail = journey.trails.find(({ subTrails }) => subTrails.some((subTrail) => subTrail.id === id));
  const subTrail = trail?.subTrails.find((candidate) => candidate.id === id);
  if (!trail || !subTrail) throw notFound();
  openTrail(journey, trail.id);
  if (!journey.unlocks.subTrails.has(id)) throw forbidden('SUB_TRAIL_LOCKED', 'This trail is still locked.');
  return subTrail;
}

/** The unlocked chapter. Throws 404 or 403. */
export function openChapter(journey: LearnerJourney, id: string): ChapterPath {
  const path = findChapter(journey, id);
  openSubTrail(journey, path.subTrail.id);
  if (!journey.unlocks.chapters.has(id)) throw forbidden('CHAPTER_LOCKED', 'This chapter is still locked.');
  return path;
}

/** Throws 404 for an unknown chapter. */
function findChapter({ trails }: Pick<LearnerJourney, 'trails'>, id: string): ChapterPath {
  const path = chapterPaths(trails).find(({ chapter }) => chapter.id === id);
  if (!path) throw notFound();
  return path;
}

/** All chapters in order. */
export function chapterPaths(trails: readonly TrailContent[]): ChapterPath[] {
  return trails.flatMap((trail) =>
    trail.subTrails.flatMap((subTrail) => subTrail.chapters.map((chapter) => ({ trail, subTrail, chapter }))),
  );
}
