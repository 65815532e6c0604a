import { defineMessages } from '@sirah-trails/ui';

/** The words of the card on home. */
export const achievementsEn = defineMessages({
  'achievements.title': 'Achievements',
  'achievements.trails': 'Trails Completed',
  'achievements.stars': 'Trails Stars',
  'achievements.chapters': 'Chapters Read',
  'achievements.new': 'Your first star is waiting on The Trails.',
  'achievements.error': 'Your achievements could not be loaded.',
});
