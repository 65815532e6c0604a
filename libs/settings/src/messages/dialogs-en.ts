import { defineMessages } from '@sirah-trails/ui';

/** The words that the dialogs and notices of several screens share. */
export const dialogsEn = defineMessages({
  'settings.keep-editing': 'Keep editing',
  'settings.done': 'Updated Successfully!',
  'settings.failed': "We couldn't open this page. Let's try that again!",
  'settings.shared':
    "Everybody who tries this demo shares this account, so it can't be changed. Sign up to have your own!",
});
