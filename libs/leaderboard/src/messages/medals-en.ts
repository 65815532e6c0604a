import { defineMessages } from '@sirah-trails/ui';

/** The words of the medals: places as they are now. */
export const medalsEn = defineMessages({
  'medals.title': 'Medals',
  'medals.easy': 'Easy',
  'medals.medium': 'Medium',
  'medals.hard': 'Hard',
  'medals.expert': 'Expert',
  'medals.endless': 'Infinity Trail',
  'medals.place':
    '{rank, selectordinal, one {#st place now} two {#nd place now} few {#rd place now} other {#th place now}}',
  'medals.none': 'No place among the first ten right now.',
  'medals.more-own': 'Climb into the first ten of another board to add its medal.',
  'medals.none-own': 'Climb into the first ten of a board, and its medal shows here.',
});
