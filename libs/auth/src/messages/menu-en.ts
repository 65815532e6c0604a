import { defineMessages } from '@sirah-trails/ui';

/** Menu chunk messages. */
export const menuEn = defineMessages({
  'settings.menu.title': 'Settings',
  'settings.menu.back': 'home',
  'settings.menu.you': 'You',
  'settings.menu.play': 'Playing and reading',
  'settings.menu.help': 'Good to know',
  'settings.menu.profile': 'Profile',
  'settings.menu.days': 'Camp-fire days',
  'settings.menu.password': 'Password',
  'settings.menu.account': 'My account and data',
  'settings.menu.playing': 'Playing',
  'settings.menu.reading': 'Reading',
  'settings.menu.faq': 'FAQ',
  'settings.menu.feedback': 'Feedback',
  'settings.menu.contact': 'Contact HQ',
  'settings.menu.terms': 'Terms and Conditions',
  'settings.menu.privacy': 'Privacy Policy',
  'settings.menu.about': 'About',
  'settings.menu.sign-out': 'Sign Out',
  'settings.sign-out.title': 'Sign out?',
  'settings.sign-out.text': "Your stars are safe. You'll need your password to come back.",
  'settings.sign-out.text.google': 'Your stars are safe. You come back with the same Google account.',
  'settings.sign-out.text.unknown': "Your stars are safe. You'll need to sign in again to come back.",
  'settings.sign-out.stay': 'Stay here',
  'settings.sign-out.leave': 'Sign out',
});
