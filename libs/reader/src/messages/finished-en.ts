import { defineMessages } from '@sirah-trails/ui';

/** The words at the end of a book. */
export const finishedEn = defineMessages({
  'reader.finished.whole':
    '{pages, plural, one {You have read “{title}”!} other {You have read all # pages of “{title}”!}}',
  'reader.finished.any': 'You have read it to the very end!',
  'reader.finished.people': 'People you met',
  'reader.finished.terms': 'Words you met',
  'reader.finished.quiz': 'Continue to Quiz',
  'reader.finished.journey': 'Continue to Learning Journey',
  'reader.finished.another': 'Read Another Book',
});
