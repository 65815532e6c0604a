import { defineMessages } from '@sirah-trails/ui';
import { sharedEn } from './shared-en.ts';

/** Account chunk messages: profile, password, account data. */
export const accountEn = defineMessages({
  ...sharedEn,
  'settings.profile.title': 'Profile',
  'settings.profile.submit': 'Update Profile',
  'settings.profile.fixed': 'This stays as it is. If it is wrong, a grown-up can write to us.',
  'settings.profile.confirm':
    "You're about to save changes to your profile. Please confirm that all the details are correct.",
  'settings.profile.done': 'Your changes are saved.',
  'settings.profile.close': 'Back to My Profile',
  'settings.password.title': 'Change Password',
  'settings.password.current': 'Current Password',
  'settings.password.new': 'New Password',
  'settings.password.confirm': 'Confirm Password',
  'settings.password.same': 'Choose another password than your current one',
  'settings.password.submit': 'Update Password',
  'settings.password.remember':
    "Remember your new password! You'll need it the next time you sign in. Your other devices are signed out.",
  'settings.password.done': 'Your password was changed.',
  'settings.password.not-you': "Wasn't that you? Write to us at once:",
  'settings.password.close': 'Back to Settings',
  'settings.password.google': 'You sign in with Google, so there is no password to change.',
  'settings.password.first':
    "You sign in with Google. Choose a password, and you can sign in with your email too. We'll send a code to {email} first.",
  'settings.password.first.submit': 'Save my password',
  'settings.password.first.done': 'Your password is set. You can sign in with it now, and with Google too.',
  'settings.code.send': 'Send me a code',
  'settings.code.have': 'I have a code already',
  'settings.code.lead': 'Our mail to {email} has six digits. They work for 10 minutes.',
  'settings.account.title': 'My account and data',
  'settings.account.none': 'This app has nothing to change here.',
  'settings.hide.label': 'Hide me from the boards',
  'settings.hide.hint': "Other learners won't see you on the boards, and nobody can open your profile.",
  'settings.hide.failed': "We couldn't save that. Please choose again.",
  'settings.hide.unread': "We couldn't see what you chose. Let's try that again!",
  'settings.export.title': 'My data',
  'settings.export.lead': 'Everything we keep about you, in one file. A grown-up can help you read it.',
  'settings.export.submit': 'Download my data',
  'settings.export.done': 'Your file is ready. Look in your downloads!',
  'settings.delete.title': 'Delete my account',
  'settings.delete.lead':
    "Talk to a grown-up first. Your profile, your stars and your whole journey will be gone, and we can't bring them back.",
  'settings.delete.begin': 'Delete my account',
  'settings.delete.first.title': 'Delete your account?',
  'settings.delete.first.text':
    'You will lose your profile, all your stars and your progress. If you only need a break, sign out instead. Everything will wait for you.',
  'settings.delete.first.yes': 'Yes, go on',
  'settings.delete.keep': 'Keep my account',
});
