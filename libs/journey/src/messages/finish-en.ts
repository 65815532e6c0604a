import { defineMessages } from '@sirah-trails/ui';

/** The words of the finish screens; their titles are in `frame-en.ts`. */
export const finishEn = defineMessages({
  'finish.stars': '{count, plural, one {# star} other {# stars}} of {total}',
  'finish.text': 'You finished {chapter}. {stars, plural, =5 {Every star is yours!} other {Well done!}}',
  'finish.text.quiet': 'You finished {chapter}. Take a quiet moment before you continue.',
  'finish.medal.title': 'A medal for you',
  'finish.medal.place':
    "You're in {rank, selectordinal, one {#st place} two {#nd place} few {#rd place} other {#th place}} at {label}!",
  'finish.way-medal.title':
    'A medal for {ended, select, world {a whole world} journey {the whole journey} other {the whole way}}',
  'finish.way-medal.place':
    "You walked it to the end, and you're in {rank, selectordinal, one {#st place} two {#nd place} few {#rd place} other {#th place}} at {label}!",
  'finish.medal.text': 'The medal is yours while you are among the first ten.',
  'finish.item.title': 'Something new to wear',
  'finish.item.text':
    '{count, plural, one {It is in your wardrobe now.} other {They are in your wardrobe now.}}',
  'finish.badge.title': '{count, plural, one {A new badge} other {New badges}}',
  'finish.badge.text': '{count, plural, one {It tells} other {They tell}} of the road you have walked.',
  'finish.world.title': 'You walked a whole world!',
  'finish.world.text': 'Every trail of {world} lies behind you. All its lanterns are lit!',
  'finish.world.stars': '{star} of {total} stars',
  'finish.journey.title': 'What a journey!',
  'finish.journey.text':
    'You walked {count, plural, one {the one world that is} other {all # worlds that are}} written so far. We are proud of you!',
  'finish.journey.about': 'Who checked the texts?',
  'finish.journey.unchecked': 'No scholar has checked the texts yet',
  'finish.next': 'Continue',
  'finish.to-map': 'To the map',
  'finish.error': "We couldn't see your stars yet. They're safe. Try again?",
  'finish.not-passed.title': 'Not finished yet',
  'finish.not-passed.text': 'This chapter needs {count} stars. You can play it again.',
});
