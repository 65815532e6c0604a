import { defineMessages } from '@sirah-trails/ui';

/** The words of the frame. */
export const frameEn = defineMessages({
  'board.title': 'Top of the Trails',
  'board.back': 'home',
  'board.modes': 'Boards',
  'board.mode.trails': 'The Trails',
  'board.mode.endless': 'Infinity Trail',
  'share.open': 'Share',
  'share.title': 'Share To Social Media',
  'share.close': 'Close Message',
});
