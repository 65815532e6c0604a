import { sayingOf, type ServerForm } from '@sirah-trails/screen-kit/form';
import { PasswordField, useMessages } from '@sirah-trails/ui';
import * as z from 'zod/mini';
import { sharedEn } from '../messages/shared-en.ts';

const says = sayingOf(sharedEn);

/** A password; letters and digits of any script count. */
export const passwordRule = z
  .string()
  .check(
    z.minLength(1, says('kit.password.required')),
    z.minLength(8, says('kit.password.short')),
    z.regex(/\p{Lu}/u, says('kit.password.uppercase')),
    z.regex(/\p{Ll}/u, says('kit.password.lowercase')),
    z.regex(/\p{Nd}/u, says('kit.password.number')),
  );

interface TwoPasswords {
  password: string;
  password_confirmation: string;
}

/** Validation for a new password and its confirmation, shared by all forms. */
export const newPasswordRules = {
  password: passwordRule,
  password_confirmation: z.string().check(z.minLength(1, says('kit.password.confirm.required'))),
};

/** Reports different passwords at the confirmation, even alongside other errors. */
export const samePasswords = z.refine<TwoPasswords>(
  ({ password, password_confirmation }) => password_confirmation === '' || password === password_confirmation,
  { ...says('kit.password.confirm.differs'), path: ['password_confirmation'], when: () => true },
);

interface NewPasswordFieldsProps {
  label: string;
  confirmLabel: string;
  form: { field: (name: 'password' | 'password_confirmation') => ReturnType<ServerForm['field']> };
}

export function NewPasswordFields({ label, confirmLabel, form: { field } }: NewPasswordFieldsProps) {
  const t = useMessages(sharedEn);
  return (
    <>
      <PasswordField
        label={label}
        hint={t('kit.password.hint')}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField label={confirmLabel} autoComplete="new-password" {...field('password_confirmation')} />
    </>
  );
}
