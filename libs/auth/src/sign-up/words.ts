import { codeEn } from '../messages/code-en.ts';
import { en } from '../messages/en.ts';
import { newPasswordEn } from '../messages/new-password-en.ts';
import { parentEn } from '../messages/parent-en.ts';
import { signUpEn } from '../messages/sign-up-en.ts';

/** Every message of the flow. */
export const words = { ...en, ...codeEn, ...newPasswordEn, ...parentEn, ...signUpEn };
