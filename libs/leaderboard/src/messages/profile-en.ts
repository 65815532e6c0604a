import { defineMessages } from '@sirah-trails/ui';

/** The words of what others see of a learner. */
export const profileEn = defineMessages({
  'profile.title': 'Fellow traveller',
  'profile.back': 'Top of the Trails',
  'profile.joined': 'On the trail since {date}',
  'profile.mine': 'This is what other learners see of you.',
  'profile.mine.hidden': 'You are hiding: only you can see this page.',
  'profile.mine.choose': 'Choose who sees you',
  'profile.see-mine': 'See my profile as others do',
  'profile.error': "We couldn't load this traveller. Try again?",
  'profile.missing.title': "This traveller isn't here",
  'profile.missing.text': 'They may be hiding, or they have moved on. Others are waiting on the board!',
  'profile.missing.back': 'Back to the board',
});
