import type { Handlers } from '../app/handler.ts';
import { getLeaderboard } from './board/get-leaderboard.ts';
import { getMyRank } from './board/get-my-rank.ts';
import { getChapter, listChapters } from './journey/list-chapters.ts';
import { listQuizTimes } from './journey/list-quiz-times.ts';
import { listSubTrails } from './journey/list-sub-trails.ts';
import { getTrail, listTrails } from './journey/list-trails.ts';
import { getProfile } from './profile/get-profile.ts';
import { getBadge } from './rewards/get-badge.ts';
import { getUnlockedItems } from './rewards/get-unlocked-items.ts';
import { deleteAnswers } from './run/delete-answers.ts';
import { listQuizzes } from './run/list-quizzes.ts';
import { openQuiz } from './run/open-quiz.ts';
import { submitAnswer } from './run/submit-answer.ts';

/** The handlers of play, by operation. */
export const playHandlers = {
  listQuizTimes,
  listTrails,
  getTrail,
  listSubTrails,
  listChapters,
  getChapter,
  listQuizzes,
  openQuiz,
  submitAnswer,
  deleteAnswers,
  getLeaderboard,
  getMyRank,
  getProfile,
  getUnlockedItems,
  getBadge,
} satisfies Partial<Handlers>;
