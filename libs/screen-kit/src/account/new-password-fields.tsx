import { PasswordField, useMessages } from '@sirah-trails/ui';
import type { ServerForm } from '../form/use-server-form.ts';
import { newPasswordEn } from '../messages/new-password-en.ts';

interface NewPasswordFieldsProps {
  label: string;
  confirmLabel: string;
  form: { field: (name: 'password' | 'password_confirmation') => ReturnType<ServerForm['field']> };
}

/** Takes a new password, twice. */
export function NewPasswordFields({ label, confirmLabel, form: { field } }: NewPasswordFieldsProps) {
  const t = useMessages(newPasswordEn);
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
