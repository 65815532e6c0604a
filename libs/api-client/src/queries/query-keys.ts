import type { BoardType } from '../contract/schemas.ts';

/**
 * Keys of server data. Invalidate by the shortest that covers what changed, e.g. `queryKeys.journey` after an answer.
 * Keys under `quiz` are never fetched again by themselves: that would disturb a running question.
 */
export const queryKeys = {
  configuration: ['configuration'],
  theme: ['theme'],
  profile: ['profile'],
  journey: ['journey'],
  quizTimes: ['journey', 'quiz-times'],
  trails: (quizTimeId: string) => ['journey', 'trails', quizTimeId],
  trail: (id: string, quizTimeId: string) => ['journey', 'trail', id, quizTimeId],
  subTrails: (trailId: string, quizTimeId: string) => ['journey', 'sub-trails', trailId, quizTimeId],
  chapters: (subTrailId: string, quizTimeId: string) => ['journey', 'chapters', subTrailId, quizTimeId],
  chapter: (id: string, quizTimeId: string) => ['journey', 'chapter', id, quizTimeId],
  quote: (trailId: string, type: string) => ['quote', trailId, type],
  quiz: ['quiz'],
  quizzes: (chapterId: string, quizTimeId: string) => ['quiz', 'list', chapterId, quizTimeId],
  openQuiz: (id: string, quizTimeId: string) => ['quiz', 'open', id, quizTimeId],
  boards: ['boards'],
  leaderboard: (type: BoardType, quizTimeId: string | null) => ['boards', 'board', type, quizTimeId],
  myRank: (type: BoardType, quizTimeId: string | null) => ['boards', 'my-rank', type, quizTimeId],
  book: (id: string) => ['book', id],
} as const;
