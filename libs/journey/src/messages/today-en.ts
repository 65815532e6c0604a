import { defineMessages } from '@sirah-trails/ui';

/** The words of the card of today: they load with it. */
export const todayEn = defineMessages({
  'journey.today.title': 'Today',
  'journey.today.due': '{count, plural, one {# question is} other {# questions are}} back',
  'journey.today.word': 'Word of the day',
});
