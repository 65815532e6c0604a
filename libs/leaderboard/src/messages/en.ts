import { defineMessages } from '@sirah-trails/ui';

/** The words of the boards. */
export const en = defineMessages({
  'board.difficulties': 'Difficulties',
  'board.podium': 'The first three',
  'board.list': 'Places',
  'board.place-free':
    '{rank, selectordinal, one {#st Place} two {#nd Place} few {#rd Place} other {#th Place}}',
  'board.stars': '{count, plural, one {# star} other {# stars}}',
  'board.me': 'Me',
  'board.me-named': 'Me ({name})',
  'board.mine': 'My place',
  'board.mine.none': 'Your place comes with your first star.',
  'board.mine.none-endless': 'Your place comes with your first right answer.',
  'board.more': 'Show more',
  'board.more.error': 'The next places could not be loaded.',
  'board.retry': 'Try again',
  'board.empty.title': 'The board is wide open',
  'board.empty.text': 'Nobody has a star here yet. The first place can be yours!',
  'board.empty.text-endless': 'Nobody has walked the Infinity Trail yet.',
  'board.empty.action': 'Go to The Trails',
  'board.none.title': 'No boards yet',
  'board.none.text': 'As soon as there are trails, their boards show here.',
  'board.error': 'We could not load the board. Try again?',
});
