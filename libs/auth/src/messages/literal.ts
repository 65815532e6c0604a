import { defineMessages, type Overrides } from '@sirah-trails/ui';
import type { en } from './en.ts';
import type { recoverAccountEn } from './recover-account-en.ts';

/** The words of the specification where `en` corrects them, for a provider whose catalogue is `literal`. */
export const literal = defineMessages({
  'auth.sign-in.guest': 'Sign As Guest',
  'auth.google.continue': 'Continue with google',
  'auth.recover.account': 'have an account?',
  'auth.recover.message': 'Recovery Message',
} satisfies Overrides<typeof en & typeof recoverAccountEn>);
