import { defineMessages } from '@sirah-trails/ui';

/** The words of the first steps into the app. */
export const onboardingEn = defineMessages({
  'auth.onboarding.begin.title': 'Your trail begins here',
  'auth.onboarding.begin.text':
    'Set out from base camp, and walk through the life of the Prophet (peace be upon him).',
  'auth.onboarding.read.title': 'Read along the way',
  'auth.onboarding.read.text': 'Short books tell you what happened, who was there and how we know it.',
  'auth.onboarding.play.title': 'Play and earn stars',
  'auth.onboarding.play.text':
    'Every chapter has five questions and five stars. A mistake is fine: you can try again!',
  'auth.onboarding.self.title': 'Be yourself',
  'auth.onboarding.self.text': 'Choose a name just for the trail. Nobody on the boards sees your real one.',
  'auth.onboarding.start': 'Start Adventure',
  'auth.onboarding.next': 'Next',
  'auth.onboarding.skip': 'Skip',
  'auth.onboarding.finish': 'Start Learning Now',
});
