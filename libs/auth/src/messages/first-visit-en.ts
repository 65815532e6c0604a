import { defineMessages } from '@sirah-trails/ui';

/** First-visit chunk messages: intro and onboarding. */
export const firstVisitEn = defineMessages({
  'auth.splash.label': 'Welcome to {product}',
  'auth.splash.dawn.title': 'Salam, traveller!',
  'auth.splash.dawn.text': 'Read, play and explore the life of the Prophet (peace be upon him).',
  'auth.splash.day.title': 'The trail is waiting',
  'auth.splash.day.text': 'Books, questions and stars lead the way.',
  'auth.splash.evening.title': 'Every step counts',
  'auth.splash.evening.text': 'A little every day takes you far.',
  'auth.splash.next': 'Next',
  'auth.splash.go': "Let's go",
  'auth.splash.skip': 'Skip',
  'auth.onboarding.map.title': 'Follow the trail',
  'auth.onboarding.map.text': 'World after world leads through the life of the Prophet (peace be upon him).',
  'auth.onboarding.question.title': 'Win five stars',
  'auth.onboarding.question.text': 'Each chapter has five questions. A mistake is fine: try again!',
  'auth.onboarding.book.title': 'Read the story',
  'auth.onboarding.book.text': 'Short books with pictures tell what is behind the questions.',
  'auth.onboarding.traveller.title': 'Make your traveller',
  'auth.onboarding.traveller.text': 'Choose a look and a trail name. Your real name stays secret.',
  'auth.onboarding.start': 'Start Adventure',
  'auth.onboarding.next': 'Next',
  'auth.onboarding.skip': 'Skip',
  'auth.onboarding.finish': 'Start Learning Now',
  'auth.onboarding.trial': 'Try the first chapter',
  'auth.onboarding.sign-in': 'I have an account',
});
