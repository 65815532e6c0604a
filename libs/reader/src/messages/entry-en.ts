import { defineMessages } from '@sirah-trails/ui';

/** The words of a card. */
export const entryEn = defineMessages({
  'reader.entry.loading': 'One moment',
  'reader.entry.missing': 'No Data Found',
  'reader.entry.error': "We couldn't open this card.",
  'reader.entry.back': 'Back to {title}',
});
