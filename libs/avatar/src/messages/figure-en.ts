import { defineMessages } from '@sirah-trails/ui';

/** The words of the figure. */
export const figureEn = defineMessages({
  'avatar.figure.wears':
    'My traveller{chair, select, yes { in a wheelchair} other {}} wears: {head}{scarf, select, yes { with a scarf} other {}}, {top}, {pants}, {shoes}',
  'avatar.figure.none': 'A lantern, until I have chosen my traveller',
  'avatar.figure.failed': 'Failed to load image',
  'avatar.figure.retry': 'Try again',
});
