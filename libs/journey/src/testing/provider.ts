import {
  type BookCard,
  defaultConfiguration,
  type Chapter,
  type LeaderboardEntry,
  type MotivationalQuote,
  type QuizTime,
  type SubTrail,
  type Trail,
  type YourRank,
  type Running,
} from '@sirah-trails/api-client';
import { http } from '@sirah-trails/api-client/testing';
import { chapters, quizTimes, quote, subTrails, trails, yourRank } from './samples.ts';

export interface Answers {
  quizTimes?: QuizTime[];
  trails?: Trail[];
  subTrails?: SubTrail[];
  chapters?: Chapter[];
  chapter?: Chapter;
  quote?: MotivationalQuote;
  rank?: YourRank;
  /** The book that the learner read last. */
  lastRead?: BookCard;
  /** What is under way: with it, the provider names the addition. */
  running?: Running;
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
  ];
}

function additionsOf({ running, neighbours }: Answers) {
  return [...(running ? (['running'] as const) : []), ...(neighbours ? (['neighbours'] as const) : [])];
}
