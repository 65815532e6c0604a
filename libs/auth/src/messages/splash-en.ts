import { defineMessages } from '@sirah-trails/ui';

/** The words of the intro, from morning to evening. */
export const splashEn = defineMessages({
  'auth.splash.label': 'Welcome to {product}',
  'auth.splash.dawn.title': 'Salam, traveller!',
  'auth.splash.dawn.text': 'The sun is up, and base camp is awake.',
  'auth.splash.day.title': 'The trail is waiting',
  'auth.splash.day.text': 'It leads through the life of the Prophet (peace be upon him).',
  'auth.splash.evening.title': 'Every step counts',
  'auth.splash.evening.text': 'Read, play and gather stars, a little every day.',
  'auth.splash.next': 'Next',
  'auth.splash.go': "Let's go",
});
