import { codeEn, detailsEn, newPasswordEn, passwordEn } from '@sirah-trails/screen-kit/account';
import { en } from '../messages/en.ts';
import { parentEn } from '../messages/parent-en.ts';
import { signUpEn } from '../messages/sign-up-en.ts';

/** Every message of the flow. */
export const words = {
  ...en,
  ...codeEn,
  ...detailsEn,
  ...newPasswordEn,
  ...parentEn,
  ...passwordEn,
  ...signUpEn,
};
