import type { Guides } from './guide.ts';

/** What a screen is made of. */
export const places: Guides = {
  screen: {
    use: 'Every screen: the place, the way back, the title, and one column.',
    avoid: 'A part of a screen is a Card or a section.',
    do: 'Give it a picture of the place, the land of its world (`ground`), or the landscape beside it.',
    dont: 'No screen without a way back, apart from home and sign-in.',
  },
  card: {
    use: 'A thing of its own on the screen: a row, a result, a way to somewhere.',
    avoid: 'Text that only needs space around it.',
    do: 'As a link or a button it presses in as a whole.',
    dont: 'No card in a card, and no button in a card that is pressed itself.',
  },
  'place-tile': {
    use: 'A place of the app with its picture and sign, on home.',
    avoid: 'A list of equal things is a list of Cards.',
    do: 'Say in a few words what one can do there.',
    dont: 'Not more than eight.',
  },
  picture: {
    use: 'Every picture of the content: it never shows as broken.',
    avoid: 'Signs are icons.',
    do: 'Describe what it shows; leave `alt` empty where it only decorates.',
    dont: 'No words inside a picture.',
  },
  'rich-text': {
    use: 'Text of the content with paragraphs, marked people and terms.',
    avoid: 'Words of the app are messages.',
    do: 'Let it sanitise; it shows only what is allowed.',
    dont: 'No markup of the app in it.',
  },
  'avatar-head': {
    use: "A learner's picture, on home and on boards.",
    avoid: 'People of the story have emblems, never faces.',
    do: 'Show the neutral head until the learner has chosen.',
    dont: 'No head that contradicts who the learner is.',
  },
  logo: {
    use: 'The mark of the product, once on the way in.',
    avoid: 'Decoration: that is the Khatam.',
    do: 'Leave room around it.',
    dont: 'No other colours and no shadow.',
  },
};
