import { newPasswordRules, passwordRule, samePasswords } from '@sirah-trails/screen-kit/account';
import { sayingOf } from '@sirah-trails/screen-kit/form';
import * as z from 'zod/mini';
import type { PasswordChange } from '../endpoints/change-password.ts';
import { changePasswordEn } from '../messages/password-en.ts';

const another = z.refine<PasswordChange>(
  ({ old_password, password }) => password === '' || password !== old_password,
  { ...sayingOf(changePasswordEn)('settings.password.same'), path: ['password'], when: () => true },
);

/** What can be checked before sending: the new password is a good one, typed twice alike, and not the current one. */
export const changePasswordRules = z
  .object({ old_password: passwordRule, ...newPasswordRules })
  .check(samePasswords, another);
