import { defineMessages } from '@sirah-trails/ui';

/** The words for a new password, which is typed twice. */
export const newPasswordEn = defineMessages({
  'kit.password.confirm.required': 'Confirm password is required',
  'kit.password.confirm.differs': 'Confirmation password doesn’t match, kindly check and retype',
  'kit.password.hint': 'At least 8 characters, with a capital letter, a small letter and a number.',
});
