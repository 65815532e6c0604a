import { newPasswordRules, samePasswords } from '@sirah-trails/screen-kit/account';
import { type Checks, sayingOf } from '@sirah-trails/screen-kit/form';
import { signUpEn } from '../messages/sign-up-en.ts';
import { emailRule } from '../rules/email-rule.ts';
import { parentRule } from '../rules/parent-rule.ts';

const says = sayingOf(signUpEn);

/** What can be checked before sending. Each error is the key of its message. */
export const signUpRules = (z: Checks) =>
  z
    .object({
      username: z.string().check(z.regex(/\S/, says('auth.sign-up.username.required'))),
      email: emailRule(z),
      ...newPasswordRules(z),
      parent: parentRule(z),
    })
    .check(samePasswords(z));
