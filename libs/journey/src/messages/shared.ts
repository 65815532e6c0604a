import { defineMessages } from '@sirah-trails/ui';

/** Texts of the frames, and texts that several groups of screens show. Loads with the app: keep it small. */
export const sharedEn = defineMessages({
  'journey.back.home': 'home',
  'journey.back.start': 'The Trails',
  'journey.back.trails': 'worlds',
  'journey.back.trail': 'the map',
  'journey.quote.loading': 'Getting your journey ready',
  'journey.difficulties.empty.title': 'No worlds yet',
  'journey.difficulties.empty.text': 'The worlds are still being drawn. Come back soon!',
  'journey.difficulties.error': "We couldn't open The Trails. Try again?",
  'journey.quote.continue': 'Continue',

  'quiz.passed.title': 'You have finished this chapter',
  'quiz.passed.text': 'Your stars are safe. The map shows what comes next.',
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
