import { defineMessages } from '@sirah-trails/ui';

/** Texts of the card of today. Loads with the card. */
export const todayEn = defineMessages({
  'journey.today.title': 'Today',
  'journey.today.due': '{count, plural, one {# question is} other {# questions are}} back',
  'journey.today.word': 'Word of the day',
});
