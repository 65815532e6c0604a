import { defineMessages } from '@sirah-trails/ui';

/** The words of the frames, and those that several groups of screens show: they load with the app. */
export const frameEn = defineMessages({
  'journey.back.home': 'home',
  'journey.back.start': 'The Trails',
  'journey.back.trails': 'worlds',
  'journey.back.trail': 'the map',
  'journey.start.title': 'The Trails',
  'journey.trails.title': 'Choose a world',
  'journey.sub-trails.title': 'World map',
  'journey.chapter.title': 'Your next chapter',
  'journey.rank.title': 'My Rank',
  'journey.quote.loading': 'Getting your journey ready',
  'quiz.title': 'Quiz',
  'quiz.title.of': 'Quiz: {chapter}',
  'finish.title': 'Chapter complete',
  'finish.title.open': 'Your stars',
  'journey.difficulties.empty.title': 'No trails yet',
  'journey.difficulties.empty.text': 'The trails are still being drawn. Come back soon!',
  'journey.difficulties.error': "We couldn't open the trails. Try again?",
  'journey.quote.continue': 'Continue',
});
