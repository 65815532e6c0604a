import { defineMessages } from '@sirah-trails/ui';

/** The words of the Infinity Trail, apart from the play itself. */
export const endlessEn = defineMessages({
  'endless.start.title': 'Infinity Trail',
  'endless.start.lead': 'One question after another. How far can you walk?',
  'endless.start.lives': 'You have one life.',
  'endless.start.clock': '{seconds, plural, one {# second} other {# seconds}} for each question',
  'endless.start.best': 'Your best walk: {count, plural, one {# star} other {# stars}}',
  'endless.start.begin': 'Start the Challenge',
  'endless.start.continue': 'Continue',
  'endless.start.under-way':
    'Your game is still open, with {count, plural, =0 {no star yet} one {# star} other {# stars}}.',
  'endless.start.error': "We couldn't find the Infinity Trail. Try again?",
  'endless.start.closed.title': 'The Infinity Trail opens later',
  'endless.start.closed.text': 'Its questions are still being written. The Trails are open!',
  'endless.start.closed.action': 'To The Trails',
  'endless.wait.title': 'Time for a little rest',
  'endless.wait.text':
    "You've played a lot! A new game opens in {minutes, plural, one {about # minute} other {about # minutes}}.",

  'endless.finish.title': 'Your Walk',
  'endless.finish.score': '{count, plural, =0 {No star this time} one {# star} other {# stars in a row}}',
  'endless.finish.best': 'This is your best walk so far!',
  'endless.finish.not-best':
    'Your best walk is {count, plural, one {# star} other {# stars}}. Ready to try again?',
  'endless.finish.none': 'Every traveller starts somewhere. The next walk is yours!',
  'endless.finish.ENDLESS_COMPLETED': 'You answered every question on the Infinity Trail!',
  'endless.finish.TIME_UP': 'The clock won this time. That happens!',
  'endless.finish.WRONG_ANSWER': 'One answer got away. Now you know it!',
  'endless.finish.again': 'Challenge Again',
  'endless.finish.rank': 'View My Rank',
  'endless.finish.error': "We couldn't see your stars yet. They're safe. Try again?",
});
