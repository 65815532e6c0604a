/**
 * The journey context that the query carries from screen to screen. The names are hints, replaced by the provider's data
 * once loaded.
 */
export interface JourneyContext {
  /** The screen that it began on: `quizz` when a book was opened from a chapter, `endless` from a game of the Infinity Trail. */
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

/** The journey context on the wire, in the order of the specification. */
export const journeyContextNames = {
  origin: 'origin',
  difficulty: 'difficulty',
  chapterId: 'chapter_id',
  trailId: 'trail_id',
  subTrailId: 'sub_trail_id',
  quizStatus: 'quizz_status',
  trailName: 'trail_name',
  trail: 'trail',
  subtrail: 'subtrail',
} as const satisfies Record<keyof JourneyContext, string>;

const fields = Object.keys(journeyContextNames) as (keyof JourneyContext)[];

/** Reads what a screen was given. `quiz_status` and `origin=quiz` are taken for their specified spellings. */
export function readJourneyContext(query: URLSearchParams): JourneyContext {
  const context: JourneyContext = {};
  for (const field of fields) {
    const value = query.get(journeyContextNames[field]);
    if (value) context[field] = value;
  }
  const alias = query.get('quiz_status');
  if (alias && !context.quizStatus) context.quizStatus = alias;
  if (context.origin === 'quiz') context.origin = 'quizz';
  return context;
}

/** What the screens of a book hand on: the journey context, and the place in the book list that the learner came from. */
export const carriedNames = {
  ...journeyContextNames,
  category: 'category',
  shelfPage: 'shelf_page',
} as const;

/** What the query carries from one screen of a book to the next. */
export type CarriedFields = Partial<Record<keyof typeof carriedNames, string>>;

/** Reads what a screen of a book was given, to hand it on with any of `readerLinks`. */
export function readCarried(query: URLSearchParams): CarriedFields {
  const place = { category: query.get('category'), shelfPage: query.get('shelf_page') };
  const given = Object.entries({ ...place, ...readJourneyContext(query) }).filter(([, value]) => value);
  return Object.fromEntries(given) as CarriedFields;
}
