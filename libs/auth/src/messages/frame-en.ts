import { defineMessages } from '@sirah-trails/ui';

/** What is said before the code of sign-in is there: kept small, it loads with the app. */
export const frameEn = defineMessages({
  'auth.loading': 'Opening the gate',
});
