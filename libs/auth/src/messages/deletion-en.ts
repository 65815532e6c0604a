import { defineMessages } from '@sirah-trails/ui';
import { sharedEn } from './shared-en.ts';

/** Messages for the deletion steps, which load on demand. */
export const deletionEn = defineMessages({
  ...sharedEn,
  'settings.delete.password': 'Your password',
  'settings.delete.by-code': 'Forgot it? Use a code from an email',
  'settings.delete.code': "To make sure that it's you, we'll send a code to {email} first.",
  'settings.delete.submit': 'Delete my account now',
  'settings.delete.last.title': 'Are you really sure?',
  'settings.delete.last.text': 'This is the last step. Your account will be gone at once and for good.',
  'settings.delete.last.yes': 'Delete for good',
  'settings.delete.last.keep': 'Keep my account',
  'settings.delete.done': 'Your account is deleted. Goodbye, and all the best!',
});
