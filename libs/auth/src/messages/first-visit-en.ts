import { defineMessages } from '@sirah-trails/ui';

/** First-visit chunk messages: intro and onboarding. */
export const firstVisitEn = defineMessages({
  'auth.splash.label': 'Welcome to {product}',
  'auth.splash.dawn.title': 'Salam, traveller!',
  'auth.splash.dawn.text': 'The sun is up, and base camp is awake.',
  'auth.splash.day.title': 'The trail is waiting',
  'auth.splash.day.text': 'It leads through the life of the Prophet (peace be upon him).',
  'auth.splash.evening.title': 'Every step counts',
  'auth.splash.evening.text': 'Read, play and gather stars, a little every day.',
  'auth.splash.next': 'Next',
  'auth.splash.go': "Let's go",
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
