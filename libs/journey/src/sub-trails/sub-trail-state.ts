import type { SubTrail } from '@sirah-trails/api-client';

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
