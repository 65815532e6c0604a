import { defineMessages, type Overrides } from '@sirah-trails/ui';
import type { dialogsEn } from './dialogs-en.ts';
import type { feedbackEn } from './feedback-en.ts';
import type { legalEn } from './legal-en.ts';
import type { changePasswordEn } from './password-en.ts';
import type { profileEn } from './profile-en.ts';

/** The words of the specification where `en` corrects them, for a provider whose catalogue is `literal`. */
export const literal = defineMessages({
  'settings.legal.terms': 'Terms of Conditions',
  'settings.feedback.attachment.size': 'File size is too large, max size is {limit}MB',
  'settings.password.title': 'ChangePassword',
  'settings.keep-editing': 'Discard Changes',
  'settings.profile.confirm':
    "You're about to save changes to your profile. Please confirm that all the details are correct. This action cannot be undone.",
} satisfies Overrides<
  typeof dialogsEn & typeof changePasswordEn & typeof feedbackEn & typeof legalEn & typeof profileEn
>);
