import { defineMessages } from '@sirah-trails/ui';

/** The words of the menu. */
export const menuEn = defineMessages({
  'settings.menu.title': 'Settings',
  'settings.menu.back': 'home',
  'settings.menu.you': 'You',
  'settings.menu.play': 'Playing and reading',
  'settings.menu.help': 'Good to know',
  'settings.menu.profile': 'Profile',
  'settings.menu.password': 'Password',
  'settings.menu.playing': 'Playing',
  'settings.menu.reading': 'Reading',
  'settings.menu.faq': 'FAQ',
  'settings.menu.feedback': 'Feedback',
  'settings.menu.contact': 'Contact HQ',
  'settings.menu.terms': 'Terms and Conditions',
  'settings.menu.privacy': 'Privacy Policy',
  'settings.menu.sign-out': 'Sign Out',
  'settings.sign-out.title': 'Sign out?',
  'settings.sign-out.text': "Your stars are safe. You'll need your password to come back.",
  'settings.sign-out.stay': 'Stay here',
  'settings.sign-out.leave': 'Sign out',
});
