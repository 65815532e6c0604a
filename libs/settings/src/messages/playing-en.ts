import { defineMessages } from '@sirah-trails/ui';

/** The words of how a learner plays. */
export const playingEn = defineMessages({
  'settings.playing.title': 'Playing',
  'settings.playing.time': 'Time for each question',
  'settings.playing.time.hint': 'It counts from the next question on.',
  'settings.playing.time.1': 'Usual time',
  'settings.playing.time.1.5': 'Half as much again',
  'settings.playing.time.2': 'Twice the time',
  'settings.playing.time.none': 'No clock',
  'settings.playing.time.none.about': "Your stars open the way as always. They don't count on the boards.",
  'settings.playing.time.failed': "We couldn't save that. Please choose again.",
  'settings.playing.time.unread': "We couldn't see how much time you have. Let's try that again!",
  'settings.playing.hidden-clock': 'Hide the clock',
  'settings.playing.hidden-clock.hint': "The time still runs. You just don't see it.",
  'settings.playing.pairs': 'Send pairs with Check',
  'settings.playing.pairs.hint': 'Two matching words wait for you until you tap Check.',
  'settings.playing.sounds': 'Play sounds',
  'settings.playing.sounds.hint': 'For right and wrong answers.',
});
