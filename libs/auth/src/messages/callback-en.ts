import { defineMessages } from '@sirah-trails/ui';

/** The words of the screen between Google, or a mail, and the app. */
export const callbackEn = defineMessages({
  'auth.callback.title': 'One moment',
  'auth.callback.lead': 'We are opening your trail.',
});
