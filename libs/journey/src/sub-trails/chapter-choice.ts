import type { Chapter } from '@sirah-trails/api-client';
import { starsToPass } from '../rules/rules.ts';

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
