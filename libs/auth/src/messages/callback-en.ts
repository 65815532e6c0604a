import { defineMessages } from '@sirah-trails/ui';

/** Messages of the return from Google or a mail. */
export const callbackEn = defineMessages({
  'auth.callback.title': 'One moment',
  'auth.callback.lead': 'We are opening your trail.',
});
