import type { Checks } from '../form/form-engine.ts';
import { sayingOf } from '../form/message-key.ts';
import { newPasswordEn } from '../messages/new-password-en.ts';
import { passwordRule } from './password-rule.ts';

const says = sayingOf(newPasswordEn);

interface TwoPasswords {
  password: string;
  password_confirmation: string;
}

/** A new password, typed twice: the fields of every form that sets one. */
export const newPasswordRules = (z: Checks) => ({
  password: passwordRule(z),
  password_confirmation: z.string().check(z.minLength(1, says('kit.password.confirm.required'))),
});

/** Whether both passwords are the same; said at the second one, whatever else is wrong. */
export const samePasswords = (z: Checks) =>
  z.refine<TwoPasswords>(
    ({ password, password_confirmation }) =>
      password_confirmation === '' || password === password_confirmation,
    { ...says('kit.password.confirm.differs'), path: ['password_confirmation'], when: () => true },
  );
