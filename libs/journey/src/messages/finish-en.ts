import { defineMessages } from '@sirah-trails/ui';

/** The words of the finish screens; their titles are in `frame-en.ts`. */
export const finishEn = defineMessages({
  'finish.stars': '{count, plural, one {# star} other {# stars}} of {total}',
  'finish.text': 'You finished {chapter}. {stars, plural, =5 {Every star is yours!} other {Well done!}}',
  'finish.text.quiet': 'You finished {chapter}. Take a quiet moment before you continue.',
  'finish.next': 'Continue',
  'finish.to-map': 'To the map',
  'finish.error': "We couldn't see your stars yet. They're safe. Try again?",
  'finish.not-passed.title': 'Not finished yet',
  'finish.not-passed.text': 'This chapter needs {count} stars. You can play it again.',
});
