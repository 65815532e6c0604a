import { defineMessages } from '@sirah-trails/ui';

/** Messages of the competitions on home. */
export const competitionsEn = defineMessages({
  'competitions.title': 'Ongoing Competitions',
  'competitions.until': 'Until {date}',
  'competitions.later': 'Maybe later',
});
