import { defineMessages } from '@sirah-trails/ui';

/** The words of the reader. */
export const en = defineMessages({
  'reader.book.start': 'Start Reading',
  'reader.book.continue': 'Continue Reading',
  'reader.book.again': 'Read Again',
  'reader.book.by': 'By {authors}',
  'reader.book.pages': '{count, plural, one {# page} other {# pages}}',
  'reader.book.minutes': '{count, plural, one {# minute} other {# minutes}}',
  'reader.book.progress': 'Reading progress',
  'reader.book.progress-value': '{page} of {pages} pages read',
  'reader.book.not-started': 'Not started yet',
  'reader.book.finished': 'You have read all of it!',
  'reader.book.description': 'What it is about',
  'reader.book.no-description': 'This book has no description yet.',
  'reader.book.categories': 'Topics',
  'reader.book.missing.title': "We couldn't find this book",
  'reader.book.missing.text': 'It may have moved to another shelf.',
  'reader.book.missing.back': 'Back to {place}',
  'reader.book.error': "We couldn't open the book. Try again?",
});
