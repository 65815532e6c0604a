import { defineMessages } from '@sirah-trails/ui';

/** The words of the card on home. */
export const achievementsEn = defineMessages({
  'achievements.title': 'Achievements',
  'achievements.trails': 'Worlds Completed',
  'achievements.stars': 'Trail Stars',
  'achievements.chapters': 'Chapters Passed',
  'achievements.new': 'Your first star is waiting on The Trails.',
  'achievements.error': "We couldn't load your achievements.",
});
