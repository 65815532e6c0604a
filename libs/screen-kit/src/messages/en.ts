import { defineMessages } from '@sirah-trails/ui';

/** The words of what screens share. */
export const en = defineMessages({
  'kit.screen.loading': 'One moment',
  'kit.screen.missing': 'This page is still on its way',
  'kit.screen.back': 'home',
  'kit.screen.failed': "This page didn't open. Let's try that again!",
});
