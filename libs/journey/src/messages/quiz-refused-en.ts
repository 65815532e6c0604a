import { defineMessages } from '@sirah-trails/ui';

/** Why a chapter cannot be played, before its quiz and after it. */
export const quizRefusedEn = defineMessages({
  'quiz.passed.title': 'You have finished this chapter',
  'quiz.passed.text': 'Your stars are safe. The next chapter is waiting for you.',
  'quiz.locked.title': 'This chapter is still locked',
  'quiz.locked.text': 'Finish the chapter before it to open it.',
  'quiz.waiting.title': 'Finish your try first',
  'quiz.waiting.text':
    'This question is waiting in a try of yours. Play that one first, then come back to practise.',
  'quiz.not-passed.title': "You haven't passed this chapter yet",
  'quiz.not-passed.text': 'Once you have passed it, you can practise it as often as you like.',
  'quiz.missing.title': "We couldn't find this chapter",
  'quiz.missing.text': 'Perhaps the path has moved. Choose another chapter.',
});
