import { defineMessages } from '@sirah-trails/ui';
import { sharedEn } from './shared-en.ts';

/** Sign-in chunk messages. */
export const signInEn = defineMessages({
  ...sharedEn,
  'auth.sign-in.title': 'Welcome to {product}',
  'auth.sign-in.lead': 'Sign in and carry on where you left off.',
  'auth.sign-in.password': 'Password',
  'auth.sign-in.forgot': 'Forgot Password',
  'auth.sign-in.submit': 'Sign in',
  'auth.sign-in.newcomer': 'New here?',
  'auth.sign-in.create': 'Create an account',
  'auth.sign-in.all-is-well': 'All is well! Sign in once, and off you go.',
  'auth.sign-in.help': 'Trouble signing in? Write to us',
  'auth.sign-in.demo.title': 'Just looking around?',
  'auth.sign-in.demo.lead': 'This is a demo. Try it with our practice account.',
  'auth.sign-in.demo.fill': 'Fill it in for me',
  'auth.sign-in.demo.filled': 'The practice account is filled in.',
  'auth.return.access_denied': 'The sign-in was cancelled. You can try again.',
  'auth.return.session_expired': "You've been signed out. Sign in again to carry on.",
  'auth.return.google_off': "We can't sign you in with Google here. Use your email and password.",
  'auth.return.google_unavailable': "Google doesn't answer right now. Please try again soon.",
  'auth.return.google_cancelled': 'You came back from Google without signing in. You can try again.',
  'auth.return.google_failed': "Signing in with Google didn't work this time. Please try again.",
  'auth.return.google_email_unverified':
    "Google hasn't checked your email address yet. Ask a grown-up to confirm it with Google first.",
  'auth.return.google_email_taken':
    'This email already has an account here. Sign in with its email and password.',
  'auth.return.account_deactivated': 'This account is closed. A grown-up can ask us to open it again.',
  'auth.return.other': 'An error occurred',
  'auth.return.link_over': 'This link is too old or was used before. Sign in to get a new one.',
});
