import { passwordEn } from '@sirah-trails/screen-kit/account';
import { en } from '../messages/en.ts';
import { signInEn } from '../messages/sign-in-en.ts';

/** Every message of the screen. */
export const words = { ...en, ...passwordEn, ...signInEn };
