import {
  defaultConfiguration,
  type Leaderboard,
  type LeaderboardEntry,
  type Profile,
  type QuizTime,
} from '@sirah-trails/api-client';
import { http } from '@sirah-trails/api-client/testing';
import { board, profile, quizTimes, stranger, yourRank } from './samples.ts';

export interface Answers {
  quizTimes?: QuizTime[];
  /** The pages of every board; one past the last is empty. */
  pages?: Leaderboard[];
  /** The learner's neighbours; without them the provider does not offer any. */
  neighbours?: LeaderboardEntry[];
  profile?: Profile;
  /** Public profile of any learner. */
  stranger?: Profile;
}

/** A mocked provider for all calls of the boards. */
export function provider(answers: Answers = {}) {
  const pages = answers.pages ?? [board()];
  return [
    http.get('/api/x/v1/configuration', ({ response }) =>
      response(200).json({ ...defaultConfiguration, capabilities: answers.neighbours ? ['neighbours'] : [] }),
    ),
    http.get('/api/x/v1/leaderboards/neighbours', ({ response }) =>
      response(200).json({
        leaderboard: answers.neighbours ?? [],
        your_rank: pages[0]?.your_rank ?? yourRank(),
      }),
    ),
    http.get('/api/quiz/v1/quiz-times', ({ response }) =>
      response(200).json({ data: answers.quizTimes ?? quizTimes }),
    ),
    http.get('/api/leaderboards/v1', ({ query, response }) => {
      const page = Number(query.get('page') ?? 1);
      return response(200).json(pages[page - 1] ?? board({ leaderboard: [], current_page: page }));
    }),
    http.get('/api/profile/v1', ({ query, response }) => {
      const { profile: own = profile, stranger: other = stranger } = answers;
      return response(200).json({ data: query.get('user_id') === null ? own : other });
    }),
  ];
}
