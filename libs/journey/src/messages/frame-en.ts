import { defineMessages } from '@sirah-trails/ui';

/** The words of the frames. */
export const frameEn = defineMessages({
  'journey.back.home': 'Home',
  'journey.back.start': 'The Trails',
  'journey.back.trails': 'Worlds',
  'journey.back.trail': 'The map',
  'journey.start.title': 'The Trails',
  'journey.trails.title': 'Choose a world',
  'journey.sub-trails.title': 'Trail map',
  'journey.chapter.title': 'Your next chapter',
  'journey.rank.title': 'My Rank',
  'journey.quote.loading': 'Getting your trail ready',
  'quiz.title': 'Quiz',
  'quiz.title.of': 'Quiz: {chapter}',
  'finish.title': 'Chapter complete',
  'finish.to-trail': 'Back to the trail',
});
