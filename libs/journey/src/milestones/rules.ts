import type { Chapter, SubTrail, Trail } from '@sirah-trails/api-client';

/** Stars that pass a chapter. */
export const starsToPass = 3;

/** Ranks that earn a medal. */
export const medalRanks = 10;

/** Ranks on the podium. */
export const podiumRanks = 3;

/** Whether a chapter can be chosen, or the reason why not. */
type ChapterChoice = 'open' | 'locked' | 'passed';

/** A locked chapter and one with three stars or more cannot be chosen. */
export function chapterChoice({ locked, star }: Pick<Chapter, 'locked' | 'star'>): ChapterChoice {
  if (locked) return 'locked';
  return star >= starsToPass ? 'passed' : 'open';
}

/** Chapters by their number in the sub-trail, whatever the order on the wire. */
export function byNumber(chapters: readonly Chapter[]): Chapter[] {
  return [...chapters].sort((a, b) => a.chapter - b.chapter);
}

/** Progress in a sub-trail; `more` has the number of remaining chapters. */
type SubTrailState =
  | { kind: 'locked' }
  | { kind: 'start' }
  | { kind: 'more'; remaining: number }
  | { kind: 'completed' };

type Counts = Pick<SubTrail, 'locked' | 'remaining_chapters' | 'chapter_count'>;

/** The badge of a sub-trail, from the counts of the data and never from a fixed five. */
export function subTrailState({ locked, remaining_chapters, chapter_count }: Counts): SubTrailState {
  if (locked) return { kind: 'locked' };
  if (remaining_chapters === 0) return { kind: 'completed' };
  if (remaining_chapters >= chapter_count) return { kind: 'start' };
  return { kind: 'more', remaining: remaining_chapters };
}

/** Number of passed chapters, at least zero. */
export function completedChapters({ remaining_chapters, chapter_count }: Counts): number {
  return Math.max(0, chapter_count - remaining_chapters);
}

/** The learner's current sub-trail: the first open one with chapters left. */
export function currentSubTrail<T extends Counts>(subTrails: readonly T[]): T | undefined {
  return subTrails.find((subTrail) => !subTrail.locked && subTrail.remaining_chapters > 0);
}

/** The learner's current world: the last open one, since each opens after the one before. */
export function currentWorld<T extends Pick<Trail, 'locked'>>(trails: readonly T[]): T | undefined {
  return trails.findLast((trail) => !trail.locked);
}
