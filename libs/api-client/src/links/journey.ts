import { journeyContextNames } from './journey-context.ts';
import { defineLink } from './define-link.ts';

export const finishScreens = [
  'FINISH_CHAPTER',
  'UNLOCK_BADGE',
  'UNLOCK_ITEM',
  'UNLOCK_MEDAL',
  'UNLOCK_CHAPTER_MEDAL',
  'SUCCESS_QUOTES',
  'QUOTES_TO_LEARNING_JOURNEY',
] as const;

export type FinishScreen = (typeof finishScreens)[number];

/** Finish screen query after a passed chapter. Only ids are reliable; other values are hints until the provider's data loads. */
export interface FinishQuery {
  trailId: string;
  subTrailId?: string | undefined;
  chapterId?: string | undefined;
  nextChapterId?: string | undefined;
  nextSubTrailId?: string | undefined;
  quizTimeId?: string | undefined;
  difficulty?: string | undefined;
  studentLife?: number | undefined;
  star?: number | undefined;
  screen?: FinishScreen | undefined;
  trailName?: string | undefined;
  trail?: string | undefined;
  subtrail?: string | undefined;
}

/** Wire names, in the specified order. */
export const finishNames = {
  nextChapterId: 'next_chapter_id',
  nextSubTrailId: 'next_subtrail_id',
  trailId: 'trail_id',
  subTrailId: 'sub_trail_id',
  quizTimeId: 'quiz_time_id',
  studentLife: 'student_life',
  difficulty: 'difficulty',
  chapterId: 'chapter_id',
  trail: 'trail',
  subtrail: 'subtrail',
  star: 'star',
  screen: 'screen',
  trailName: 'trail_name',
} as const satisfies Record<keyof FinishQuery, string>;

/** Reads the finish query. `trailId` comes from the path. */
export function readFinish(trailId: string, query: URLSearchParams): FinishQuery {
  const text = (name: string) => query.get(name) || undefined;
  return {
    trailId,
    subTrailId: text('sub_trail_id'),
    chapterId: text('chapter_id'),
    nextChapterId: text('next_chapter_id'),
    nextSubTrailId: text('next_subtrail_id'),
    quizTimeId: text('quiz_time_id'),
    difficulty: text('difficulty'),
    studentLife: whole(query.get('student_life')),
    star: whole(query.get('star')),
    screen: finishScreens.find((screen) => screen === query.get('screen')),
    trailName: text('trail_name'),
    trail: text('trail'),
    subtrail: text('subtrail'),
  };
}

function whole(text: string | null) {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

const { chapterId, ...contextToChapter } = journeyContextNames;
const inQuiz = { quizStatus: 'in_quizz' } as const;

/** The Trails' screen URLs. `trailId` is the world id. */
export const journeyLinks = {
  journeyStart: defineLink('/learning-journey/start'),
  trails: defineLink('/learning-journey/trails', { difficulty: 'difficulty', trailId: 'trail_id' }),
  subTrails: defineLink('/learning-journey/sub-trails/:trailId', {
    difficulty: 'difficulty',
    trailName: 'trail_name',
    subTrailId: 'sub_trail_id',
  }),
  motivational: defineLink('/learning-journey/motivational/:chapterId', contextToChapter, inQuiz),
  quiz: defineLink('/learning-journey/quizz/:chapterId', contextToChapter, inQuiz),
  /** Quiz URL with the chapter in the query. */
  quizByQuery: defineLink('/learning-journey/quizz', { ...contextToChapter, chapterId }, inQuiz),
  finish: defineLink('/learning-journey/finish/:trailId', finishNames),
  myRank: defineLink('/learning-journey/my-rank'),
} as const;
