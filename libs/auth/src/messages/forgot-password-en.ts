import { defineMessages } from '@sirah-trails/ui';
import { sharedEn } from './shared-en.ts';

/** Forgot-password chunk messages. */
export const forgotPasswordEn = defineMessages({
  ...sharedEn,
  'auth.forgot.title': 'Forgot Password',
  'auth.forgot.back': 'Sign in',
  'auth.forgot.lead': "It happens to everybody. Tell us your email, and we'll send you a code.",
  'auth.forgot.submit': 'Send the code',
  'auth.forgot.link-lost':
    'To keep your account safe, we forget the link when the page is loaded again. Open it once more from your mail, or ask for a new code.',
  'auth.forgot.link-over': 'This link is too old or was used before. Ask for a new mail here.',
  'auth.forgot.code.title': 'Check your mail',
  'auth.forgot.code.lead':
    'If {email} has an account, our mail is there in a minute, with a code and a link.',
  'auth.forgot.code.life': 'The code works for 10 minutes and takes five tries. The link works for a day.',
  'auth.forgot.code.submit': 'Check the code',
  'auth.forgot.reset.title': 'Choose a new password',
  'auth.forgot.reset.lead': 'Pick one that you can remember and nobody else can guess.',
  'auth.forgot.reset.password': 'New password',
  'auth.forgot.reset.confirm': 'Confirm password',
  'auth.forgot.reset.submit': 'Save my password',
  'auth.forgot.reset.again': 'Ask for a new code',
  'auth.forgot.success.title': "You're all set!",
  'auth.forgot.success.lead':
    'Your new password is saved. Other devices are signed out, and your stars are safe.',
  'auth.forgot.success.sign-in': 'Sign in',
});
