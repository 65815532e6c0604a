import type { Guides } from './guide.ts';

/** What a learner taps. */
export const actions: Guides = {
  button: {
    use: 'Something happens here: an answer is sent, a dialog opens. One primary button for each screen.',
    avoid: 'Going to another screen is a ButtonLink. A button with a look of its own is a Pressable.',
    do: 'Say what happens, in one to three words: "Start Quiz".',
    dont: 'No "OK" and no "Click here". Never hide why a button is off: give it `disabledReason`.',
  },
  'icon-button': {
    use: 'An action whose sign everybody knows (close, next page), where words have no room.',
    avoid: 'Signs that need an explanation: a Button with words.',
    do: 'Give a label that a screen reader says: "Close".',
    dont: 'No two icon buttons with the same sign on one screen.',
  },
  'button-link': {
    use: 'The way to another screen, where it is the main thing to do.',
    avoid: 'Something that happens on this screen is a Button; a link in a sentence is a TextLink.',
    do: 'Name the place or the step: "To the map".',
    dont: 'Not more than one primary link or button for each screen.',
  },
  'text-link': {
    use: 'A link inside or beside text, or a quiet way on.',
    avoid: 'The main way on is a ButtonLink.',
    do: 'Write words that make sense alone: "See the Easy board".',
    dont: 'No "here" and no bare address.',
  },
  'continue-button': {
    use: 'The way on from words that are read: a quote, an introduction.',
    avoid: 'Any other step is a Button. It is no timer: nothing ever goes on by itself.',
    do: 'Leave it in one place, so that a child finds it without looking.',
    dont: 'No second action beside it.',
  },
  pressable: {
    use: 'A button whose look belongs to its screen, e.g. a pin on the map.',
    avoid: 'A usual action is a Button.',
    do: 'Keep 48 px in both directions and a visible focus.',
    dont: 'No new look for something that Button or Card already shows.',
  },
  'back-bar': {
    use: 'The upper edge of a screen: the way back, and what the learner has. `Screen` brings it.',
    avoid: 'Actions of the screen stand in its content or in the Dock.',
    do: 'Name the place with its article, as inside "Back to ...": "the map".',
    dont: 'No bare "Back": a child wants to know where to.',
  },
  dock: {
    use: 'The main action of a long screen, always in reach of the thumb.',
    avoid: 'A short screen whose button is in sight anyway; two actions of equal weight.',
    do: 'Make it the last child of the screen.',
    dont: 'No text to read in it, apart from a line on the answer.',
  },
};
