import { Form, sayingOf, useConfirmation, useServerForm } from '@sirah-trails/screen-kit/form';
import { PasswordField, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import {
  NewPasswordFields,
  newPasswordRules,
  passwordRule,
  samePasswords,
} from '../fields/password-fields.tsx';
import { ConfirmDialog } from '../frame/dialogs.tsx';
import { accountEn } from '../messages/account-en.ts';
import { changePasswordMutation, type PasswordChange } from './endpoints.ts';
import { PasswordDone } from './password-done.tsx';

const another = z.refine<PasswordChange>(
  ({ old_password, password }) => password === '' || password !== old_password,
  {
    ...sayingOf(accountEn)('settings.password.same'),
    path: ['password'],
    when: () => true,
  },
);

/** Client-side validation: the new password is strong, confirmed and different from the current password. */
const changePasswordRules = z
  .object({ old_password: passwordRule, ...newPasswordRules })
  .check(samePasswords, another);

const empty = { old_password: '', password: '', password_confirmation: '' };

/** Form for the current and the new password, with a confirmation dialog. */
export function ChangePasswordForm({ email }: { email: string }) {
  const t = useMessages(accountEn);
  const confirmation = useConfirmation<PasswordChange>();
  const [done, setDone] = useState(false);
  const form = useServerForm({
    name: 'settings.password',
    schema: changePasswordRules,
    defaults: empty,
    write: changePasswordMutation(),
    messages: accountEn,
    confirm: confirmation.confirm,
    onSuccess: () => setDone(true),
  });
  return (
    <>
      <Form form={form} submit={t('settings.password.submit')}>
        {/* Identifies the account for password managers. */}
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
