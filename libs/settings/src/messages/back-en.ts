import { defineMessages } from '@sirah-trails/ui';

/** The words of the ways back, apart from those of a screen: several groups of screens load them. */
export const backEn = defineMessages({
  'settings.back.settings': 'settings',
  'settings.back.home': 'home',
});
