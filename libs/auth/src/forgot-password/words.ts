import { codeEn, newPasswordEn, passwordEn } from '@sirah-trails/screen-kit/account';
import { en } from '../messages/en.ts';
import { forgotPasswordEn } from '../messages/forgot-password-en.ts';

/** Every message of the flow. */
export const words = { ...en, ...codeEn, ...newPasswordEn, ...passwordEn, ...forgotPasswordEn };
