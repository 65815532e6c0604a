import type { Handlers } from '../kernel/handler.ts';
import { nextEndlessQuiz } from './next-endless-quiz.ts';
import { submitEndlessAnswer } from './submit-endless-answer.ts';
import { getChapter } from './get-chapter.ts';
import { listChapters } from './list-chapters.ts';
import { listQuizTimes } from './list-quiz-times.ts';
import { listSubTrails } from './list-sub-trails.ts';
import { getTrail } from './get-trail.ts';
import { listTrails } from './list-trails.ts';
import { listPracticeQuizzes } from './list-practice-quizzes.ts';
import { submitPracticeAnswer } from './submit-practice-answer.ts';
import { getToday } from './get-today.ts';
import { listReviewQuizzes } from './list-review-quizzes.ts';
import { submitReviewAnswer } from './submit-review-answer.ts';
import { getBadge } from './get-badge.ts';
import { getMotivationalQuote } from './get-motivational-quote.ts';
import { getUnlockedItems } from './get-unlocked-items.ts';
import { deleteAnswers } from './delete-answers.ts';
import { listQuizzes } from './list-quizzes.ts';
import { openQuiz } from './open-quiz.ts';
import { readQuizAloud } from './read-quiz-aloud.ts';
import { listRunning } from './list-running.ts';
import { submitAnswer } from './submit-answer.ts';

/** The handlers of the journey, the endless mode and practice, by operation. */
export const journeyHandlers = {
  listQuizTimes,
  listTrails,
  getTrail,
  listSubTrails,
  listChapters,
  getChapter,
  listQuizzes,
  openQuiz,
  submitAnswer,
  readQuizAloud,
  listRunning,
  deleteAnswers,
  getUnlockedItems,
  getBadge,
  getMotivationalQuote,
  // The same at both addresses.
  nextEndlessQuiz,
  nextEndlessQuizBare: nextEndlessQuiz,
  submitEndlessAnswer,
  submitEndlessAnswerBare: submitEndlessAnswer,
  listPracticeQuizzes,
  submitPracticeAnswer,
  listReviewQuizzes,
  submitReviewAnswer,
  getToday,
} satisfies Partial<Handlers>;
