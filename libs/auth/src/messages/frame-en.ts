import { defineMessages } from '@sirah-trails/ui';

/** The frames of the screens, in the entry of the app. */
export const frameEn = defineMessages({
  'auth.sign-in.title': 'Welcome to {product}',
});
