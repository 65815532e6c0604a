import { defineMessages } from '@sirah-trails/ui';

/** The words of the places around the learner's own. */
export const aroundEn = defineMessages({
  'board.around.title': 'My neighbours',
  'board.around.gaps': 'Only the places next to yours are here. All others are left out.',
  'board.around.error': "We couldn't load the places around yours. Try again?",
});
