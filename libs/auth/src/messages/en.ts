import { defineMessages } from '@sirah-trails/ui';

/** What several screens of accounts say. */
export const en = defineMessages({
  'auth.sign-in.email': 'Email',
  'auth.sign-in.guest': 'Sign in as a guest',
  'auth.email.required': 'Email is required',
  'auth.email.invalid': 'Please enter a valid email address',
  'auth.google.continue': 'Continue with Google',
});
