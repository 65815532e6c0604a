import { codeEn } from '../messages/code-en.ts';
import { en } from '../messages/en.ts';
import { forgotPasswordEn } from '../messages/forgot-password-en.ts';
import { newPasswordEn } from '../messages/new-password-en.ts';

/** Every message of the flow. */
export const words = { ...en, ...codeEn, ...newPasswordEn, ...forgotPasswordEn };
