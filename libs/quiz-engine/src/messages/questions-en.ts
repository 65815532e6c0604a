import { defineMessages } from '@sirah-trails/ui';

/** Messages of the question views: apart from `en`, which the popups load too, so that the drag board shares no file with them. */
export const questionsEn = defineMessages({
  'quiz.key': 'Right answer',
  'quiz.tried': 'Tried already',
  'quiz.matchup.left': 'First list',
  'quiz.matchup.right': 'Second list',
  'quiz.matchup.paired': ', goes with {other}',
  'quiz.matchup.waiting': ', with {other}: tap to take it back',
  'quiz.matchup.tried': ', tried already with {other}',
  'quiz.order.places': 'Your order',
  'quiz.order.cards': 'Cards to place',
  'quiz.order.empty': 'Place {place}, empty',
  'quiz.order.filled': 'Place {place}: {card}',
  'quiz.order.keys': 'Use the up and down arrows to move it, Enter to take it back.',
  'quiz.order.tried': '{place}\u00a0{card}',
  'quiz.order.tried-now': 'Tried already. Move a card.',
  'quiz.order.take-all-back': 'Take all cards back',
  'quiz.order.all-back': 'All cards are back in the pile',
  'quiz.order.moved': '{card}, place {place} of {count}',
  'quiz.order.taken-back': '{card} is back in the pile',
  'quiz.unscramble.placeholder': 'Tap or type',
  'quiz.unscramble.letters': 'Letters',
  'quiz.unscramble.erase': 'Remove the last letter',
});
