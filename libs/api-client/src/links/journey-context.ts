/** World, chapter and difficulty in a query. Names are hints until the provider's data loads. */
export interface JourneyContext {
  /** Book origin: `quizz` for a chapter, `endless` for an Infinity Trail game. */
  origin?: string | undefined;
  /** Difficulty label, for example `easy`. */
  difficulty?: string | undefined;
  chapterId?: string | undefined;
  trailId?: string | undefined;
  subTrailId?: string | undefined;
  trailName?: string | undefined;
  /** World number. */
  trail?: string | undefined;
  /** Sub-trail number. */
  subtrail?: string | undefined;
  quizStatus?: string | undefined;
}

/** Journey context wire names, in the specified order. */
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

/** Reads the journey context. Accepts `quiz_status` and `origin=quiz` as aliases. */
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

/** Book screen query: journey context and position in the book list. */
export const bookContextNames = {
  ...journeyContextNames,
  category: 'category',
  shelfPage: 'shelf_page',
} as const;

export type BookContext = Partial<Record<keyof typeof bookContextNames, string>>;

/** Reads the book context, for `readerLinks`. */
export function readBookContext(query: URLSearchParams): BookContext {
  const position = { category: query.get('category'), shelfPage: query.get('shelf_page') };
  const given = Object.entries({ ...position, ...readJourneyContext(query) }).filter(([, value]) => value);
  return Object.fromEntries(given) as BookContext;
}
