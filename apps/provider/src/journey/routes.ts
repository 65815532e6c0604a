import type { Handlers } from '../kernel/handler.ts';
import { deleteAnswers } from './chapter/delete-answers.ts';
import { listQuizzes } from './chapter/list-quizzes.ts';
import { openQuiz } from './chapter/open-quiz.ts';
import { submitAnswer } from './chapter/submit-answer.ts';
import { listDays } from './days/list-days.ts';
import { nextEndlessQuiz } from './endless/next-endless-quiz.ts';
import { submitEndlessAnswer } from './endless/submit-endless-answer.ts';
import { listRunning } from './list-running.ts';
import { getChapter, listChapters } from './map/chapters.ts';
import { getMotivationalQuote } from './map/get-motivational-quote.ts';
import { listQuizTimes } from './map/list-quiz-times.ts';
import { getBadge, getUnlockedItems } from './map/rewards.ts';
import { getTrail, listSubTrails, listTrails } from './map/trails.ts';
import { listPracticeQuizzes, submitPracticeAnswer } from './practice/practice.ts';
import { readQuizAloud } from './read-quiz-aloud.ts';
import { getToday } from './review/get-today.ts';
import { listReviewQuizzes, submitReviewAnswer } from './review/review.ts';
import { getTrial, openTrialRun, submitTrialAnswer } from './trial/trial.ts';

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
  // One handler serves both URLs.
  nextEndlessQuiz,
  nextEndlessQuizBare: nextEndlessQuiz,
  submitEndlessAnswer,
  submitEndlessAnswerBare: submitEndlessAnswer,
  listPracticeQuizzes,
  submitPracticeAnswer,
  listReviewQuizzes,
  submitReviewAnswer,
  getToday,
  listDays,
  getTrial,
  openTrialRun,
  submitTrialAnswer,
} satisfies Partial<Handlers>;
