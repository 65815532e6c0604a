import { defineMessages } from '@sirah-trails/ui';

/** The words of the boards. */
export const en = defineMessages({
  'board.difficulties': 'Pace',
  'board.podium': 'The top three',
  'board.list': 'Places',
  'board.place-free':
    '{rank, selectordinal, one {#st Place} two {#nd Place} few {#rd Place} other {#th Place}}',
  'board.stars': '{count, plural, one {# star} other {# stars}}',
  'board.me': 'Me',
  'board.me-named': 'Me ({name})',
  'board.mine': 'My place',
  'board.mine.none': 'Earn your first star to get a place here.',
  'board.mine.none-endless': 'Give your first right answer to get a place here.',
  'board.mine.none-unranked':
    "Your stars don't count on this board: you earned them without a clock, or very fast.",
  'board.mine.hidden': 'You chose to hide, so only you can see this place.',
  'board.mine.hidden-change': 'Change it in your account',
  'board.around.show': 'Show me among my neighbours',
  'board.around.back': 'Back to the top',
  'board.empty.title': 'The board is wide open',
  'board.empty.text': 'Nobody has a star here yet. The first place can be yours!',
  'board.empty.text-endless': 'Nobody has walked the Infinity Trail yet.',
  'board.empty.action': 'Go to The Trails',
  'board.none.title': 'No boards yet',
  'board.none.text': 'The boards will show here once there are trails.',
  'board.error': "We couldn't load the board. Try again?",
});
