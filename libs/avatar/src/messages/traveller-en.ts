import { defineMessages } from '@sirah-trails/ui';

/** The words of choosing a traveller. */
export const travellerEn = defineMessages({
  'traveller.title': 'Choose your traveller',
  'traveller.step': 'Step {step} of 3',
  'traveller.skin_color': 'Which skin is yours?',
  'traveller.head': 'What do you wear on your head?',
  'traveller.top': 'And what do you put on?',
  'traveller.ready': 'Here is your traveller!',
  'traveller.ready.text': 'You can change everything later, and earn more on the trails.',
  'traveller.go': "Let's go!",
  'traveller.again': 'Choose again',
  'traveller.later': 'Later',
});
