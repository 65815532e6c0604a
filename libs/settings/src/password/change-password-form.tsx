import { NewPasswordFields, newPasswordEn, passwordEn } from '@sirah-trails/screen-kit/account';
import { Form, useConfirmation, useServerForm } from '@sirah-trails/screen-kit/form';
import { PasswordField, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { changePasswordMutation, type PasswordChange } from '../endpoints/change-password.ts';
import { changePasswordEn } from '../messages/password-en.ts';
import { changePasswordRules } from './change-password-rules.ts';
import { PasswordDone } from './password-done.tsx';

const words = { ...passwordEn, ...newPasswordEn, ...changePasswordEn };
const empty = { old_password: '', password: '', password_confirmation: '' };

/** Takes the current password and the new one. Warns before it is sent that the new one has to be remembered. */
export function ChangePasswordForm({ email }: { email: string }) {
  const t = useMessages(words);
  const confirmation = useConfirmation<PasswordChange>();
  const [done, setDone] = useState(false);
  const form = useServerForm({
    name: 'settings.password',
    schema: changePasswordRules,
    defaults: empty,
    write: changePasswordMutation(),
    messages: words,
    confirm: confirmation.confirm,
    onSuccess: () => setDone(true),
  });
  return (
    <>
      <Form form={form} submit={t('settings.password.submit')}>
        {/* For the password manager of the browser: whose password this is. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          label={t('settings.password.current')}
          autoComplete="current-password"
          {...form.field('old_password')}
        />
        <NewPasswordFields
          label={t('settings.password.new')}
          confirmLabel={t('settings.password.confirm')}
          form={form}
        />
      </Form>
      <ConfirmDialog
        {...confirmation.dialog}
        title={t('settings.password.submit')}
        confirm={t('settings.password.submit')}
      >
        {t('settings.password.remember')}
      </ConfirmDialog>
      <PasswordDone open={done}>{t('settings.password.done')}</PasswordDone>
    </>
  );
}
