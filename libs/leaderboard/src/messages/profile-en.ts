import { defineMessages } from '@sirah-trails/ui';

/** The words of what others see of a learner. */
export const profileEn = defineMessages({
  'profile.title': 'Fellow traveller',
  'profile.back': 'Top of the Trails',
  'profile.joined': 'On the trail since {date}',
  'profile.error': "We couldn't load this traveller. Try again?",
  'profile.missing.title': "This traveller isn't here",
  'profile.missing.text': 'They may be hiding, or they have moved on. Others are waiting on the board!',
  'profile.missing.back': 'Back to the board',
});
