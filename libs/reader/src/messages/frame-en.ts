import { defineMessages } from '@sirah-trails/ui';

/** What is on screen before a book's own code is there: kept small, it loads with the app. */
export const frameEn = defineMessages({
  'reader.book.title': 'Book',
  'reader.book.to-chapter': 'The chapter',
  'reader.book.back-home': 'Home',
});
