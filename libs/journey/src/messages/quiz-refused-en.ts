import { defineMessages } from '@sirah-trails/ui';

/** Why a chapter cannot be played, before its quiz and after it. */
export const quizRefusedEn = defineMessages({
  'quiz.passed.title': 'You have finished this chapter',
  'quiz.passed.text': 'Your stars are safe. The next chapter is waiting for you.',
  'quiz.locked.title': 'This chapter is still locked',
  'quiz.locked.text': 'Finish the chapter before it to open it.',
  'quiz.missing.title': "We couldn't find this chapter",
  'quiz.missing.text': 'Perhaps the path has moved. Choose another chapter.',
});
