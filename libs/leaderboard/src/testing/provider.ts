import type { Leaderboard, Profile, QuizTime } from '@sirah-trails/api-client';
import { http } from '@sirah-trails/api-client/testing';
import { board, profile, quizTimes, stranger } from './samples.ts';

export interface Answers {
  quizTimes?: QuizTime[];
  /** The pages of every board; one past the last is empty. */
  pages?: Leaderboard[];
  profile?: Profile;
  /** What others see of any learner. */
  stranger?: Profile;
}

/** A mocked provider for all calls of the boards. */
export function provider(answers: Answers = {}) {
  const pages = answers.pages ?? [board()];
  return [
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
