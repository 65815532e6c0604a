import { defineMessages } from '@sirah-trails/ui';

/** The words that load with the app: frame, skeleton and the card on home. Kept small. */
export const frameEn = defineMessages({
  'board.title': 'Top of the Trails',
  'board.back': 'Home',
  'board.modes': 'Boards',
  'board.mode.trails': 'The Trails',
  'board.mode.endless': 'Infinity Trail',
  'achievements.title': 'Achievements',
  'achievements.trails': 'Trails Completed',
  'achievements.stars': 'Trails Stars',
  'achievements.chapters': 'Chapters Read',
  'achievements.new': 'Your first star is waiting on The Trails.',
  'achievements.error': 'Your achievements could not be loaded.',
});
