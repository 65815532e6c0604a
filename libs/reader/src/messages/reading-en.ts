import { defineMessages } from '@sirah-trails/ui';

/** The words around the pages of a book. */
export const readingEn = defineMessages({
  'reader.reading.comfort': 'Text size and colours',
  'reader.reading.comfort.sign': 'Aa',
  'reader.reading.back': 'Back',
  'reader.reading.next': 'Next',
  'reader.reading.finish': 'Finish Book',
  'reader.reading.counter': '{page} of {pages}',
  'reader.reading.turned': 'Page {page} of {pages}',
  'reader.reading.empty': 'This book has no pages yet.',
});
