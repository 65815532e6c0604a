import type { Handlers } from '../kernel/handler.ts';
import { getLeaderboard } from './board/get-leaderboard.ts';
import { getNeighbours } from './board/get-neighbours.ts';
import { getMyRank } from './board/get-my-rank.ts';
import { nextEndlessQuiz } from './endless/next-endless-quiz.ts';
import { submitEndlessAnswer } from './endless/submit-endless-answer.ts';
import { getChapter, listChapters } from './journey/list-chapters.ts';
import { listQuizTimes } from './journey/list-quiz-times.ts';
import { listSubTrails } from './journey/list-sub-trails.ts';
import { getTrail, listTrails } from './journey/list-trails.ts';
import { listPracticeQuizzes } from './practice/list-practice-quizzes.ts';
import { submitPracticeAnswer } from './practice/submit-practice-answer.ts';
import { getProfile } from './profile/get-profile.ts';
import { getBadge } from './rewards/get-badge.ts';
import { getUnlockedItems } from './rewards/get-unlocked-items.ts';
import { reportReadingTime } from '../reading-time/report-reading-time.ts';
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
  // The same at both addresses.
  nextEndlessQuiz,
  nextEndlessQuizBare: nextEndlessQuiz,
  submitEndlessAnswer,
  submitEndlessAnswerBare: submitEndlessAnswer,
  getNeighbours,
  listPracticeQuizzes,
  submitPracticeAnswer,
  reportReadingTime,
} satisfies Partial<Handlers>;
