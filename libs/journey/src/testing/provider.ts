import {
  type About,
  type FoundOut,
  type Badge,
  type BookCard,
  defaultConfiguration,
  type Chapter,
  type Days,
  type LeaderboardEntry,
  type MotivationalQuote,
  type QuizTime,
  type SubTrail,
  type Trail,
  type UnlockedItem,
  type YourRank,
  type Quiz,
  type Running,
  type Today,
} from '@sirah-trails/api-client';
import { example, http } from '@sirah-trails/api-client/testing';
import { chapters, noDays, quizTimes, quote, subTrails, trails, yourRank } from './samples.ts';

export interface Answers {
  quizTimes?: QuizTime[];
  trails?: Trail[];
  subTrails?: SubTrail[];
  chapters?: Chapter[];
  chapter?: Chapter;
  quote?: MotivationalQuote;
  rank?: YourRank;
  /** Items of the milestones that a chapter completes. */
  items?: UnlockedItem[];
  badge?: Badge;
  /** The book that the learner read last. */
  lastRead?: BookCard;
  /** Runs under way; with them, the provider offers the addition. */
  running?: Running;
  /** Practice questions; enable the addition. */
  practice?: Quiz[];
  /** Review questions; enable the addition. */
  review?: Quiz[];
  /** The card of today; enables the addition. */
  today?: Today;
  /** The camp-fire days of each month; enables the addition. */
  days?: Days;
  /** The found-out card of the finish screen; enables the addition. */
  album?: FoundOut;
  /** Facts about the content pack; enables the addition. */
  about?: About;
  /** The provider offers them where they are given. */
  neighbours?: LeaderboardEntry[];
}

/** A mocked provider for all calls of The Trails. */
export function provider(answers: Answers = {}) {
  const worlds = answers.trails ?? trails;
  const { running } = answers;
  return [
    http.get('/api/x/v1/configuration', ({ response }) =>
      response(200).json({ ...defaultConfiguration, capabilities: additionsOf(answers) }),
    ),
    http.get('/api/x/v1/running', ({ response }) =>
      response(200).json({ data: running ?? { tries: [], endless: null } }),
    ),
    http.get('/api/quiz/v1/quiz-times', ({ response }) =>
      response(200).json({ data: answers.quizTimes ?? quizTimes }),
    ),
    http.get('/api/trails/v1', ({ response }) => response(200).json({ data: worlds })),
    http.get('/api/trails/v1/subtrails', ({ response }) =>
      response(200).json({ data: answers.subTrails ?? subTrails }),
    ),
    http.get('/api/trails/v1/chapters', ({ response }) =>
      response(200).json({ data: answers.chapters ?? chapters }),
    ),
    http.get('/api/trails/v1/chapter/{id}', ({ params, response }) => {
      const known = answers.chapter ?? chapters.find(({ id }) => id === params.id);
      return known ? response(200).json({ data: known }) : response(404).json({ message: 'gone' });
    }),
    http.get('/api/trails/v1/{id}/unlock-item', ({ response }) =>
      response(200).json({ items: answers.items ?? [] }),
    ),
    http.get('/api/trails/v1/{id}/get-badge', ({ params, response }) => {
      const { badge } = answers;
      return badge
        ? response(200).json({ data: { ...badge, id: params.id } })
        : response(403).json({ message: 'You have not earned this badge yet.' });
    }),
    http.get('/api/trails/v1/{id}', ({ params, response }) => {
      const known = worlds.find(({ id }) => id === params.id);
      return known ? response(200).json({ data: known }) : response(404).json({ message: 'gone' });
    }),
    http.get('/api/motivational-quote/v1', ({ response }) =>
      response(200).json({ data: answers.quote ?? quote }),
    ),
    http.get('/api/book/v1/book/last-read', ({ response }) =>
      response(200).json({ data: answers.lastRead ?? null }),
    ),
    http.get('/api/leaderboards/v1/my-rank', ({ response }) =>
      response(200).json({ your_rank: answers.rank ?? yourRank() }),
    ),
    http.get('/api/x/v1/leaderboards/neighbours', ({ response }) =>
      response(200).json({
        leaderboard: answers.neighbours ?? [],
        your_rank: answers.rank ?? yourRank(),
      }),
    ),
    ...additions(answers),
  ];
}

function additions(answers: Answers) {
  return [
    http.get('/api/x/v1/about', ({ response }) =>
      response(200).json({ data: answers.about ?? example('getAbout').data }),
    ),
    http.get('/api/x/v1/practice/quizzes', ({ response }) =>
      response(200).json({ data: answers.practice ?? [] }),
    ),
    http.get('/api/x/v1/practice/mistakes', ({ response }) =>
      response(200).json({ data: answers.review ?? [] }),
    ),
    http.get('/api/x/v1/chapters/{chapterId}/found-out', ({ response }) =>
      response(200).json({ data: answers.album ?? { learnt: null, entries: [] } }),
    ),
    http.get('/api/x/v1/days', ({ response }) => response(200).json({ data: answers.days ?? noDays })),
    http.get('/api/x/v1/today', ({ response }) =>
      response(200).json({ data: answers.today ?? { due: 0, word: null } }),
    ),
  ];
}

function additionsOf({ about, album, days, running, neighbours, practice, review, today }: Answers) {
  const offered = { about, album, days, running, neighbours, practice, review, today };
  return (['about', 'album', 'days', 'running', 'neighbours', 'practice', 'review', 'today'] as const).filter(
    (name) => offered[name],
  );
}
