import { defineMessages } from '@sirah-trails/ui';

/** Texts of the camp-fire days. They count what was done, and never name a day that was missed. */
export const daysEn = defineMessages({
  'journey.days.title': 'Camp-fire days',
  'journey.days.total':
    '{count, plural, =0 {Your first lantern is waiting} one {# lantern lit} other {# lanterns lit}}',
  'journey.days.back': 'Settings',
  'journey.days.rule':
    'A question or a minute of reading lights the lantern of the day. All other days are for resting. Your lanterns stay lit.',
  'journey.days.error': "We couldn't find your lanterns.",
  'journey.days.unknown': 'Lanterns are not counted here. All that you earned is kept.',
  'journey.days.earlier': 'Month before',
  'journey.days.later': 'Next month',
  'journey.days.month':
    '{month, select, 01 {January} 02 {February} 03 {March} 04 {April} 05 {May} 06 {June} 07 {July} 08 {August} 09 {September} 10 {October} 11 {November} other {December}} {year}',
  'journey.days.badges': 'Badges for days',
  'journey.days.badges.name': '{count, plural, one {# lantern} other {# lanterns}}',
  'journey.days.badges.new':
    'Today you lit your {count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} lantern. This badge is yours!',
  'journey.days.badges.earned': '{name}, earned',
  'journey.days.badges.next': '{name}, still to come',
  'journey.days.lit':
    'Lantern lit{minutes, plural, =0 {} one {, # minute of reading} other {, # minutes of reading}}',
  'journey.days.rest': 'Rest day',
  'journey.days.coming': 'Still to come',
  'journey.days.weekday.1': 'Monday',
  'journey.days.weekday.2': 'Tuesday',
  'journey.days.weekday.3': 'Wednesday',
  'journey.days.weekday.4': 'Thursday',
  'journey.days.weekday.5': 'Friday',
  'journey.days.weekday.6': 'Saturday',
  'journey.days.weekday.7': 'Sunday',
  'journey.days.weekday.1.short': 'Mo',
  'journey.days.weekday.2.short': 'Tu',
  'journey.days.weekday.3.short': 'We',
  'journey.days.weekday.4.short': 'Th',
  'journey.days.weekday.5.short': 'Fr',
  'journey.days.weekday.6.short': 'Sa',
  'journey.days.weekday.7.short': 'Su',
});
