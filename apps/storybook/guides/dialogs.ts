import type { Guides } from './guide.ts';

/** What opens over a screen. */
export const dialogs: Guides = {
  dialog: {
    use: 'A small task or a question that may be left: choose a pace, sign out.',
    avoid: 'A question that needs an answer is an AlertDialog; a long list is a Sheet.',
    do: 'The title asks, the buttons answer: "Sign out?" - "Stay here", "Sign out".',
    dont: 'No dialog over a dialog, and none that opens by itself while a child reads.',
  },
  'alert-dialog': {
    use: 'A moment of play or a decision that cannot be left out: a wrong answer, time is up.',
    avoid: 'Anything that Escape may close is a Dialog.',
    do: 'One picture, one or two sentences, one main button.',
    dont: 'Not for news, which is a Notice or a Toast.',
  },
  sheet: {
    use: 'A list or a longer text that belongs to a place on the screen: the chapters of a sub-trail.',
    avoid: 'A question is a Dialog; content of its own is a screen.',
    do: 'Keep the place that it belongs to in sight.',
    dont: 'No form of several fields in it.',
  },
};
