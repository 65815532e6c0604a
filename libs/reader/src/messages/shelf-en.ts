import { defineMessages } from '@sirah-trails/ui';

/** The words of Base Camp. */
export const shelfEn = defineMessages({
  'reader.shelf.title': 'Base Camp',
  'reader.shelf.back': 'home',
  'reader.shelf.all': 'All Books',
  'reader.shelf.categories': 'Topics',
  'reader.shelf.books': 'Books',
  'reader.shelf.last-read': 'Read on',
  'reader.shelf.kept': 'On this device',
  'reader.shelf.progress': 'Reading progress of {title}',
  'reader.shelf.progress-value': '{page} of {pages} pages read',
  'reader.shelf.pages': '{count, plural, one {# page} other {# pages}}',
  'reader.shelf.shown': 'Showing {first} to {last} of {total} books',
  'reader.shelf.pagination': 'More books',
  'reader.shelf.previous': 'Previous',
  'reader.shelf.next': 'Next',
  'reader.shelf.empty': 'No books found',
  'reader.shelf.empty.text': 'New books are on their way to base camp!',
  'reader.shelf.empty.filter': 'There is no book on this shelf.',
  'reader.shelf.show-all': 'Show all books',
  'reader.shelf.error': "We couldn't open the shelf. Try again?",
});
