import { defineMessages } from '@sirah-trails/ui';

/** The words of the profile. */
export const profileEn = defineMessages({
  'settings.profile.title': 'Profile',
  'settings.profile.submit': 'Update Profile',
  'settings.profile.fixed': 'This stays as it is. If it is wrong, a grown-up can write to us.',
  'settings.profile.confirm':
    "You're about to save changes to your profile. Please confirm that all the details are correct.",
  'settings.profile.done': 'Your changes are saved.',
  'settings.profile.close': 'Back to My Profile',
});
