import { defineMessages } from '@sirah-trails/ui';

/** The words of the badges. */
export const badgesEn = defineMessages({
  'badges.title': 'Badges',
  'badges.count': '{earned} of {count}',
  'badges.earned': 'Earned badges',
  'badges.next': 'Badges to earn next',
  'badges.number': 'Badge {number}',
  'badges.how': 'Finish {name}',
  'badges.none': 'No badges yet.',
  'badges.none-own': 'Your first badge is waiting at the end of a trail.',
  'badges.all': 'Every badge is yours. What a journey!',
  'badges.more': 'Show all badges',
  'badges.fewer': 'Show fewer badges',
});
