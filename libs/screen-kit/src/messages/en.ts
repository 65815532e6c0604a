import { defineMessages } from '@sirah-trails/ui';

/** The words of what screens share. */
export const en = defineMessages({
  'kit.screen.failed': "This page didn't open. Let's try that again!",
});
