import { defineMessages } from '@sirah-trails/ui';

/** The words that load with the app: frame and skeleton. Kept small. */
export const frameEn = defineMessages({
  'reader.book.title': 'Book',
  'reader.book.to-chapter': 'the chapter',
  'reader.book.to-questions': 'the questions',
  'reader.reading.to-book': 'the book',
  'reader.finished.title': 'Book Finished!',
  'reader.book.to-shelf': 'Base Camp',
});
