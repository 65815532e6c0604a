/**
 * The journey context that the query carries from screen to screen. The names are hints, replaced by the provider's data
 * once loaded.
 */
export interface Carried {
  /** The screen that it began on: `quizz` when a book was opened from a chapter. */
  origin?: string | undefined;
  /** Label of the difficulty, `easy`. */
  difficulty?: string | undefined;
  chapterId?: string | undefined;
  trailId?: string | undefined;
  subTrailId?: string | undefined;
  trailName?: string | undefined;
  /** Number of the world. */
  trail?: string | undefined;
  /** Number of the sub-trail. */
  subtrail?: string | undefined;
  quizStatus?: string | undefined;
}

/** The carried query on the wire, in the order of the specification. */
export const carriedNames = {
  origin: 'origin',
  difficulty: 'difficulty',
  chapterId: 'chapter_id',
  trailId: 'trail_id',
  subTrailId: 'sub_trail_id',
  quizStatus: 'quizz_status',
  trailName: 'trail_name',
  trail: 'trail',
  subtrail: 'subtrail',
} as const satisfies Record<keyof Carried, string>;

const fields = Object.keys(carriedNames) as (keyof Carried)[];

/** Reads what a screen was given. `quiz_status` and `origin=quiz` are taken for their specified spellings. */
export function readCarried(query: URLSearchParams): Carried {
  const carried: Carried = {};
  for (const field of fields) {
    const value = query.get(carriedNames[field]);
    if (value) carried[field] = value;
  }
  const alias = query.get('quiz_status');
  if (alias && !carried.quizStatus) carried.quizStatus = alias;
  if (carried.origin === 'quiz') carried.origin = 'quizz';
  return carried;
}
