import type { Guides } from './guide.ts';

/** What the app says. "Which message?" shows them side by side. */
export const messages: Guides = {
  callout: {
    use: 'Words of the content that stand out: a hint, the answer, where something comes from.',
    avoid: 'News of the app is a Notice: a Callout is not announced.',
    do: 'Give it a label of one or two words.',
    dont: 'Not for errors, and not for a whole page of text.',
  },
  notice: {
    use: 'News beside its subject that stays: why a form was not sent.',
    avoid: 'News that may go by itself is a Toast. A whole screen that failed has an ErrorPanel.',
    do: 'Say what happened and what helps, in two short sentences.',
    dont: 'No blame, no code, no red alone.',
  },
  'toast-region': {
    use: 'A word in passing that nobody has to act on: "You\'re offline. Reconnect to explore."',
    avoid: 'Anything that must be read or answered: a Notice or a Dialog.',
    do: 'Keep it to one line; with an action it stays until the learner acts or closes it.',
    dont: 'Never the only way to something, and never twice for the same trouble.',
  },
  'empty-panel': {
    use: 'There is nothing here yet, or nothing here for this learner: a picture, a line, one thing to do.',
    avoid: 'A failure is an ErrorPanel; a missing internet is an OfflinePanel.',
    do: 'Say when there will be something, and offer the way to what is there now.',
    dont: 'No apology: an empty shelf is no mistake.',
  },
  'error-panel': {
    use: 'The content of a screen or of a part did not come; a retry may bring it. `QueryView` shows it.',
    avoid: 'What a retry cannot change (locked, unknown) is an EmptyPanel with a way out.',
    do: 'Say what could not be opened: "We couldn\'t open the book. Try again?"',
    dont: 'No blame and no technical word.',
  },
  'offline-panel': {
    use: 'The content did not come because there is no internet; it comes by itself when that is back.',
    avoid: 'A failure of the provider is an ErrorPanel.',
    do: 'Let `QueryView` choose it.',
    dont: 'Do not say "offline" while the device has a network: the panel has other words for that.',
  },
  loader: {
    use: 'Something loads whose shape is not known, for a moment.',
    avoid: 'A screen or a list whose shape is known has a Skeleton.',
    do: 'Say what is loading.',
    dont: 'Not more than one at a time.',
  },
  'loading-screen': {
    use: 'The whole screen waits, e.g. between a last answer and the celebration.',
    avoid: 'A screen with a known frame shows it with a Skeleton.',
    do: 'Use it for moments without any content.',
    dont: 'Not for a wait that a frame can be shown in.',
  },
  skeleton: {
    use: 'The shape of what is coming, so that nothing moves when it is there.',
    avoid: 'An unknown shape is a Loader.',
    do: 'Take the sizes of the content.',
    dont: 'No shape that the content does not have.',
  },
};
