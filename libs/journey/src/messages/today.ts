import { defineMessages } from '@sirah-trails/ui';

/** Texts of the card of today. Loads with the card. */
export const todayEn = defineMessages({
  'journey.today.title': 'Today',
  'journey.today.due': '{count, plural, one {# question is} other {# questions are}} back',
  'journey.today.tomorrow':
    '{count, plural, one {One question comes} =2 {Two questions come} =3 {Three questions come} =4 {Four questions come} other {Five questions come}} back tomorrow.',
  'journey.today.word': 'Word of the day',
});
