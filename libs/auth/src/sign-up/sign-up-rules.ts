import { newPasswordRules, samePasswords } from '@sirah-trails/screen-kit/account';
import { sayingOf } from '@sirah-trails/screen-kit/form';
import * as z from 'zod/mini';
import { signUpEn } from '../messages/sign-up-en.ts';
import { emailRule } from '../rules/email-rule.ts';
import { parentRule } from '../rules/parent-rule.ts';

const says = sayingOf(signUpEn);

/** What can be checked before sending. Each error is the key of its message. */
export const signUpRules = z
  .object({
    username: z.string().check(z.regex(/\S/, says('auth.sign-up.username.required'))),
    email: emailRule,
    ...newPasswordRules,
    parent: parentRule,
  })
  .check(samePasswords);
