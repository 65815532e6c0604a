import { defineMessages } from '@sirah-trails/ui';

/** The words of a world that opens. */
export const openingEn = defineMessages({
  'journey.opening.news': 'A new world is open!',
  'journey.opening.aloud': 'A new world is open: {name}',
});
