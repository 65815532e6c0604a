import { defineMessages } from '@sirah-trails/ui';

/** What is on screen before the board's own code is there, and the card on home: kept small, it loads with the app. */
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
