import { defineMessages } from '@sirah-trails/ui';
import { sharedEn } from './shared.ts';

/** Texts around the quiz and the game; the texts of play are in quiz-engine. */
export const quizEn = defineMessages({
  ...sharedEn,
  'quiz.title.of': 'Quiz: {chapter}',
  'quiz.title': 'Quiz',
  'quiz.endless.title': 'Infinity Trail',
  'quiz.to-trails': 'To The Trails',
  'quiz.load-failed.toast': 'Something went wrong. Please try refreshing the page.',
  'quiz.load-failed.title': "The questions didn't arrive",
  'quiz.load-failed.text': 'Nothing is lost. Shall we try again?',

  'quiz.book': 'Find it in the book, page {page}',

  'quiz.review.none': 'Nothing to review today.',
  'quiz.leave.title': 'Leave this question?',
  'quiz.leave.text': 'Your clock keeps running. Come back before the time is up!',
  'quiz.leave.stay': 'Stay and play',
  'quiz.leave.go': 'Leave',
});
