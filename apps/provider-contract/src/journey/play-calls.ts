import { read } from '@sirah-trails/api-client';
import type { Player } from './player.ts';

/** Ids and difficulty of a call. */
export interface Target {
  readonly trail: string;
  readonly subTrail: string;
  readonly chapter: string;
  readonly quiz: string;
  readonly quizTime: string;
}

/** The first question, open to every learner. */
export const open: Target = {
  trail: 'w1',
  subTrail: 'w1-s1',
  chapter: 'w1-s1-c1',
  quiz: 'w1-s1-c1-q-mc',
  quizTime: 'qt-easy',
};

/** All play operations with an id, as client calls. */
export const calls = {
  listTrails: ({ api }: Player, to: Target) =>
    read(api.GET('/api/trails/v1', { params: { query: { quiz_time_id: to.quizTime } } })),
  getTrail: ({ api }: Player, to: Target) =>
    read(
      api.GET('/api/trails/v1/{id}', {
        params: { path: { id: to.trail }, query: { quiz_time_id: to.quizTime } },
      }),
    ),
  listSubTrails: ({ api }: Player, to: Target) =>
    read(
      api.GET('/api/trails/v1/subtrails', {
        params: { query: { trail_id: to.trail, quiz_time_id: to.quizTime } },
      }),
    ),
  listChapters: ({ api }: Player, to: Target) =>
    read(
      api.GET('/api/trails/v1/chapters', {
        params: { query: { sub_trail_id: to.subTrail, quiz_time_id: to.quizTime } },
      }),
    ),
  getChapter: ({ api }: Player, to: Target) =>
    read(
      api.GET('/api/trails/v1/chapter/{id}', {
        params: { path: { id: to.chapter }, query: { quiz_time_id: to.quizTime } },
      }),
    ),
  listQuizzes: ({ quizzes }: Player, to: Target) => quizzes(to.chapter, to.quizTime),
  openQuiz: (player: Player, to: Target) => player.open(to.quiz, to.quizTime),
  submitAnswer: (player: Player, to: Target) => player.answer(to.quiz, true, { quizTimeId: to.quizTime }),
  deleteAnswers: ({ abandon }: Player, to: Target) => abandon(to.chapter, undefined, to.quizTime),
  getMyRank: ({ api }: Player, to: Target) =>
    read(
      api.GET('/api/leaderboards/v1/my-rank', {
        params: { query: { type: 'learning_journey', quiz_time_id: to.quizTime } },
      }),
    ),
  getLeaderboard: ({ api }: Player, to: Target) =>
    read(
      api.GET('/api/leaderboards/v1', {
        params: { query: { type: 'learning_journey', quiz_time_id: to.quizTime } },
      }),
    ),
  listQuizTimes: ({ api }: Player, _: Target) => read(api.GET('/api/quiz/v1/quiz-times')),
  getProfile: ({ api }: Player, _: Target) => read(api.GET('/api/profile/v1')),
} satisfies Record<string, (player: Player, to: Target) => Promise<unknown>>;

/** Name of a play call. */
export type Operation = keyof typeof calls;
