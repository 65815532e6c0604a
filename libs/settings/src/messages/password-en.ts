import { defineMessages } from '@sirah-trails/ui';

/** The words of the password, changed or set for the first time. */
export const changePasswordEn = defineMessages({
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
});
