import { defineMessages } from '@sirah-trails/ui';

/** Texts of the next step, and of queued answers that were sent from home. */
export const homeEn = defineMessages({
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
  'journey.next.book.action': 'Continue reading',
  'journey.next.done.title': 'What a journey!',
  'journey.next.done.text': "You've finished every chapter at {label}! Ready for another pace?",
  'journey.next.done.action': 'Choose a pace',
  'journey.next.error': "We couldn't find your place on the journey.",

  'journey.unsent.right': 'The answer you gave last time was right. You earned a star!',
  'journey.unsent.partly': 'The pair you found last time was right. It counts!',
  'journey.unsent.wrong': "The answer you gave last time wasn't quite right. Try again!",
  'journey.unsent.late':
    "The answer you gave last time couldn't reach us before the time was up. That wasn't your fault.",
  'journey.unsent.read': 'OK',
});
