import { defineMessages } from '@sirah-trails/ui';

/** The words of the card on home. */
export const nextStepEn = defineMessages({
  'journey.next.title': 'Next step',
  'journey.next.new.title': 'Your journey begins',
  'journey.next.new.text': 'Take the first step.',
  'journey.next.new.action': 'Start the journey',
  'journey.next.where': '{trail} · {subTrail}',
  'journey.next.chapter': 'Chapter {number}: {name}',
  'journey.next.difficulty': 'Pace: {label}',
  'journey.next.action': 'Continue',
  'journey.next.game': 'Infinity Trail',
  'journey.next.under-way': "You're in the middle of it.",
  'journey.next.book': 'Your book is still open.',
  'journey.next.book.action': 'Continue Reading',
  'journey.next.done.title': 'What a journey!',
  'journey.next.done.text': "You've finished every chapter at {label}! Ready for another pace?",
  'journey.next.done.action': 'Choose a pace',
  'journey.next.error': "We couldn't find your place on the journey.",
});
