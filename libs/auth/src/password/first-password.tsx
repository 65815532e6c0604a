import { Form, useServerForm } from '@sirah-trails/screen-kit/form';
import { useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CodeField, codeRule } from '../fields/code-field.tsx';
import { MailedCode } from '../fields/mailed-code.tsx';
import { NewPasswordFields, newPasswordRules, samePasswords } from '../fields/password-fields.tsx';
import { accountEn } from '../messages/account-en.ts';
import { setPasswordMutation } from './endpoints.ts';
import { PasswordDone } from './password-done.tsx';

const rules = z.object({ otp: codeRule, ...newPasswordRules }).check(samePasswords);
const empty = { otp: '', password: '', password_confirmation: '' };

/** Sets a Google account's first password with an emailed code. */
export function FirstPassword({ email }: { email: string }) {
  const t = useMessages(accountEn);
  return (
    <MailedCode purpose="set-password" email={email} lead={t('settings.password.first', { email })}>
      <FirstPasswordForm email={email} />
    </MailedCode>
  );
}

function FirstPasswordForm({ email }: { email: string }) {
  const t = useMessages(accountEn);
  const [done, setDone] = useState(false);
  const form = useServerForm({
    name: 'settings.password.first',
    schema: rules,
    defaults: empty,
    write: setPasswordMutation(),
    messages: accountEn,
    onSuccess: () => setDone(true),
  });
  return (
    <>
      <Form form={form} submit={t('settings.password.first.submit')}>
        <input hidden readOnly autoComplete="username" value={email} />
        <CodeField {...form.field('otp')} />
        <NewPasswordFields
          label={t('settings.password.new')}
          confirmLabel={t('settings.password.confirm')}
          form={form}
        />
      </Form>
      <PasswordDone open={done}>{t('settings.password.first.done')}</PasswordDone>
    </>
  );
}
