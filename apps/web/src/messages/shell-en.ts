import { defineMessages } from '@sirah-trails/ui';

/** Messages of the shell, which load with the app. */
export const shellEn = defineMessages({
  'web.sign-in-prompt.title': 'Sign in To Access',
  'web.sign-in-prompt.text': 'You need to register or sign in to access the other features in {product}',
  'web.sign-in-prompt.grown-up': "Ask a grown-up to make your account. It's free.",
  'web.sign-in-prompt.join': 'Join',
  'web.sign-in-prompt.trial': 'Try the first chapter',
  'web.sign-in-prompt.sign-in': 'Sign in',
  'web.sign-in-prompt.help': 'Trouble signing in? Write to us',
  'web.failure.title': 'Oops, we stumbled',
  'web.failure.text': "It wasn't your fault. Load the page again, and you can carry on where you left off.",
  'web.failure.reload': 'Load again',
  'web.update.text': 'Something new is here.',
  'web.update.load': 'Load it',
  'web.notice.offline': "You're offline. Reconnect to explore.",
  'web.notice.unreachable': "We can't get through right now. Please try again soon.",
  'web.notice.slow': 'The connection is very slow. Please try again.',
  'web.notice.signed-out': "You've been signed out. Sign in again to carry on.",
  'web.notice.account-closed': 'This account is closed. A grown-up can write to us about it.',
});
