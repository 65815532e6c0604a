import { defineMessages } from '@sirah-trails/ui';

/** Messages for the return from Google or an email. */
export const callbackEn = defineMessages({
  'auth.callback.title': 'One moment',
  'auth.callback.lead': 'We are opening your trail.',
});
