import { defineMessages } from '@sirah-trails/ui';

/** What became of an answer that could not be sent while its question was on the screen. */
export const unsentEn = defineMessages({
  'journey.unsent.right': 'The answer you gave last time was right. You earned a star!',
  'journey.unsent.partly': 'The pair you found last time was right. It counts!',
  'journey.unsent.wrong': "The answer you gave last time wasn't quite right. Try again!",
  'journey.unsent.late':
    "The answer you gave last time couldn't reach us before the time was up. That wasn't your fault.",
  'journey.unsent.read': 'OK',
});
