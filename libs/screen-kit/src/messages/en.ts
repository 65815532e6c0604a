import { defineMessages } from '@sirah-trails/ui';

/** Messages shared by screens. */
export const en = defineMessages({
  'kit.screen.loading': 'One moment',
  'kit.screen.missing': 'This page is still on its way',
  'kit.screen.back': 'home',
  'kit.wait.slow': 'This is taking longer than usual. Hang on!',
  'kit.failed.server': 'Something is wrong on our side',
  'kit.failed.slow': 'This is taking too long',
  'kit.screen.failed': "This page didn't open. Let's try that again!",
});
