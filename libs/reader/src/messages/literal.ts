import { defineMessages, type Overrides } from '@sirah-trails/ui';
import type { bookEn } from './book.ts';
import type { listsEn } from './lists.ts';

/** The specification's own texts where ours differ, for the `literal` catalogue. */
export const literal = defineMessages({
  'reader.book.continue': 'Start Reading',
  'reader.book.again': 'Start Reading',
  'reader.finished.journey': 'Continue to Learning Journey',
  'reader.entries.empty.person': 'Trail Blazers Doesn’t Found',
  'reader.entries.empty.term': 'Glossary Doesn’t Found',
  'reader.entries.empty.text.person': 'Stay tune for new Trail Blazers update!',
  'reader.entries.empty.text.term': 'Stay tune for new Glossary update!',
  'reader.shelf.empty': 'Glossary Doesn’t Found',
  'reader.shelf.empty.text': 'No glossary found...',
  'reader.shelf.shown': 'Page {first} to {last} of {total} results',
} satisfies Overrides<typeof bookEn & typeof listsEn>);
