import { journeyContextNames } from './journey-context.ts';
import { defineLink } from './define-link.ts';
import { finishNames } from './finish-query.ts';

const { chapterId, ...contextToChapter } = journeyContextNames;
const inQuiz = { quizStatus: 'in_quizz' } as const;

/** Addresses of the screens of The Trails. `trailId` is the world's. */
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
  /** The quiz with its chapter in the query. */
  quizByQuery: defineLink('/learning-journey/quizz', { ...contextToChapter, chapterId }, inQuiz),
  finish: defineLink('/learning-journey/finish/:trailId', finishNames),
  myRank: defineLink('/learning-journey/my-rank'),
} as const;
