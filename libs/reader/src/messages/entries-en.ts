import { defineMessages } from '@sirah-trails/ui';

/** The words of Trail Blazers and of Word Compass. */
export const entriesEn = defineMessages({
  'reader.entries.title.person': 'Trail Blazers',
  'reader.entries.title.term': 'Word Compass',
  'reader.entries.back': 'home',
  'reader.entries.search.person': 'Search for a name',
  'reader.entries.search.term': 'Search for a word',
  'reader.entries.letters': 'First letter',
  'reader.entries.all': 'All',
  'reader.entries.read-more': 'Read More',
  'reader.entries.read-more-about': 'Read More about {title}',
  'reader.entries.found': '{count, plural, one {# found} other {# found}}',
  'reader.entries.error': "We couldn't open the list. Try again?",
  'reader.entries.empty.person': 'No Trail Blazers found',
  'reader.entries.empty.term': 'No words found',
  'reader.entries.empty.text.person': 'Stay tuned: new Trail Blazers are on their way!',
  'reader.entries.empty.text.term': 'Stay tuned: new words are on their way!',
  'reader.entries.empty.filter': 'Try another letter or another word.',
  'reader.entries.show-all': 'Show all',
});
