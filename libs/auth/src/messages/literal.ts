import { defineMessages, type Overrides } from '@sirah-trails/ui';
import type { accountEn } from './account-en.ts';
import type { feedbackEn } from './feedback-en.ts';
import type { legalEn } from './legal-en.ts';
import type { menuEn } from './menu-en.ts';
import type { recoverAccountEn } from './recover-account-en.ts';
import type { sharedEn } from './shared-en.ts';

/** Specified texts that the other catalogues correct, for a provider whose catalogue is `literal`. */
export const literal = defineMessages({
  'auth.sign-in.guest': 'Sign As Guest',
  'auth.google.continue': 'Continue with google',
  'auth.recover.account': 'have an account?',
  'auth.recover.message': 'Recovery Message',
  'auth.recover.confirm.discard': 'Discard Changes',
  'settings.menu.terms': 'Terms of Conditions',
  'settings.legal.terms': 'Terms of Conditions',
  'settings.feedback.attachment.size': 'File size is too large, max size is {limit}MB',
  'settings.password.title': 'ChangePassword',
  'settings.keep-editing': 'Discard Changes',
  'settings.profile.confirm':
    "You're about to save changes to your profile. Please confirm that all the details are correct. This action cannot be undone.",
} satisfies Overrides<
  typeof sharedEn &
    typeof accountEn &
    typeof feedbackEn &
    typeof legalEn &
    typeof menuEn &
    typeof recoverAccountEn
>);
