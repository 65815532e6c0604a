import { newPasswordRules, passwordRule, samePasswords } from '@sirah-trails/screen-kit/account';
import { type Checks, sayingOf } from '@sirah-trails/screen-kit/form';
import type { PasswordChange } from '../endpoints/change-password.ts';
import { changePasswordEn } from '../messages/password-en.ts';

const another = (z: Checks) =>
  z.refine<PasswordChange>(({ old_password, password }) => password === '' || password !== old_password, {
    ...sayingOf(changePasswordEn)('settings.password.same'),
    path: ['password'],
    when: () => true,
  });

/** What can be checked before sending: the new password is a good one, typed twice alike, and not the current one. */
export const changePasswordRules = (z: Checks) =>
  z.object({ old_password: passwordRule(z), ...newPasswordRules(z) }).check(samePasswords(z), another(z));
