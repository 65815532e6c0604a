import { defineMessages } from '@sirah-trails/ui';

/** The words of what a learner has reached. */
export const achievementsEn = defineMessages({
  'achievements.title': 'Achievements',
  'achievements.trails': 'Worlds Completed',
  'achievements.stars': 'Trail Stars',
  'achievements.chapters': 'Chapters Passed',
  'achievements.reading': '{hours, plural, one {Hour of Reading} other {Hours of Reading}}',
  'achievements.value': '{value, number}',
  'achievements.new': 'Your first star is waiting on The Trails.',
});
