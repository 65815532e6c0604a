import { defineMessages } from '@sirah-trails/ui';

/** The words of the frames: they load with the app. */
export const frameEn = defineMessages({
  'settings.menu.title': 'Settings',
  'settings.menu.back': 'home',
});
