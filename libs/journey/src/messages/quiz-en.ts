import { defineMessages } from '@sirah-trails/ui';

/** The words around the quiz and of the finish screens; their titles are in `frame-en.ts`, the words of play in quiz-engine. */
export const quizEn = defineMessages({
  'quiz.to-trails': 'To The Trails',
  'quiz.load-failed.toast': 'Something went wrong. Please try refreshing the page.',
  'quiz.load-failed.title': "The questions didn't arrive",
  'quiz.load-failed.text': 'Nothing is lost. Shall we try again?',
  'quiz.passed.title': 'You have finished this chapter',
  'quiz.passed.text': 'Your stars are safe. The next chapter is waiting for you.',
  'quiz.locked.title': 'This chapter is still locked',
  'quiz.locked.text': 'Finish the chapter before it to open it.',
  'quiz.missing.title': "We couldn't find this chapter",
  'quiz.missing.text': 'Perhaps the path has moved. Choose another chapter.',

  'quiz.leave.title': 'Leave this question?',
  'quiz.leave.text': 'Your clock keeps running. Come back before the time is up!',
  'quiz.leave.stay': 'Stay and play',
  'quiz.leave.go': 'Leave',

  'finish.stars': '{count, plural, one {# star} other {# stars}} of {total}',
  'finish.text': 'You finished {chapter}. {stars, plural, =5 {Every star is yours!} other {Well done!}}',
  'finish.text.quiet': 'You finished {chapter}. Take a quiet moment before you continue.',
  'finish.next': 'Continue',
  'finish.to-map': 'To the map',
  'finish.error': "We couldn't see your stars yet. They're safe. Try again?",
  'finish.not-passed.title': 'Not finished yet',
  'finish.not-passed.text': 'This chapter needs {count} stars. You can play it again.',
});
