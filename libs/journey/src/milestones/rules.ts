import type { Chapter, SubTrail, Trail } from '@sirah-trails/api-client';

/** Stars that pass a chapter. */
export const starsToPass = 3;

/** Places that earn a medal. */
export const medalRanks = 10;

/** Places on the podium. */
export const podiumRanks = 3;

/** Whether a chapter may be chosen, and if not, why. */
export type ChapterChoice = 'open' | 'locked' | 'passed';

/** A locked chapter and one with three stars or more cannot be chosen. */
export function chapterChoice({ locked, star }: Pick<Chapter, 'locked' | 'star'>): ChapterChoice {
  if (locked) return 'locked';
  return star >= starsToPass ? 'passed' : 'open';
}

/** Chapters by their number in the sub-trail, whatever the order on the wire. */
export function byNumber(chapters: readonly Chapter[]): Chapter[] {
  return [...chapters].sort((a, b) => a.chapter - b.chapter);
}

/** Where a learner stands in a sub-trail; `more` knows how many chapters remain. */
export type SubTrailState =
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

/** How many chapters are passed; never below zero, whatever the counts say. */
export function completedChapters({ remaining_chapters, chapter_count }: Counts): number {
  return Math.max(0, chapter_count - remaining_chapters);
}

/** The sub-trail a learner walks now: the first that is open and not completed. */
export function currentSubTrail<T extends Counts>(subTrails: readonly T[]): T | undefined {
  return subTrails.find((subTrail) => !subTrail.locked && subTrail.remaining_chapters > 0);
}

/** The world a learner walks: the last one that is open, since each opens when the one before is done. */
export function currentWorld<T extends Pick<Trail, 'locked'>>(trails: readonly T[]): T | undefined {
  return trails.findLast((trail) => !trail.locked);
}
