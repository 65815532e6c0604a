import { defineMessages } from '@sirah-trails/ui';

/** What a password lacks. */
export const passwordEn = defineMessages({
  'kit.password.required': 'Password is required',
  'kit.password.short': 'Password must be at least 8 characters',
  'kit.password.uppercase': 'Password must contain at least one uppercase letter',
  'kit.password.lowercase': 'Password must contain at least one lowercase letter',
  'kit.password.number': 'Password must contain at least one number',
});
