/** World, chapter and difficulty in the query of a screen. The names are hints until the provider's data is loaded. */
export interface JourneyContext {
  /** First screen: `quizz` when a book was opened from a chapter, `endless` from a game of the Infinity Trail. */
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

/** Reads the journey context. Takes `quiz_status` and `origin=quiz` for their specified spellings. */
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

/** Query of the book screens: the journey context, and the position in the book list. */
export const bookContextNames = {
  ...journeyContextNames,
  category: 'category',
  shelfPage: 'shelf_page',
} as const;

export type BookContext = Partial<Record<keyof typeof bookContextNames, string>>;

/** Reads the context of a book screen, for any of `readerLinks`. */
export function readBookContext(query: URLSearchParams): BookContext {
  const position = { category: query.get('category'), shelfPage: query.get('shelf_page') };
  const given = Object.entries({ ...position, ...readJourneyContext(query) }).filter(([, value]) => value);
  return Object.fromEntries(given) as BookContext;
}
