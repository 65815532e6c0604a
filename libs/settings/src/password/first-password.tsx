import {
  CodeField,
  codeEn,
  codeRule,
  NewPasswordFields,
  newPasswordEn,
  newPasswordRules,
  passwordEn,
  samePasswords,
} from '@sirah-trails/screen-kit/account';
import { type Checks, Form, useServerForm } from '@sirah-trails/screen-kit/form';
import { useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { MailedCode } from '../code/mailed-code.tsx';
import { setPasswordMutation } from '../endpoints/set-password.ts';
import { changePasswordEn } from '../messages/password-en.ts';
import { PasswordDone } from './password-done.tsx';

const words = { ...codeEn, ...passwordEn, ...newPasswordEn, ...changePasswordEn };
const rules = (z: Checks) => z.object({ otp: codeRule(z), ...newPasswordRules(z) }).check(samePasswords(z));
const empty = { otp: '', password: '', password_confirmation: '' };

/** The first password of an account that signs in with Google, by a mailed code. */
export function FirstPassword({ email }: { email: string }) {
  const t = useMessages(words);
  return (
    <MailedCode purpose="set-password" email={email} lead={t('settings.password.first', { email })}>
      <FirstPasswordForm email={email} />
    </MailedCode>
  );
}

function FirstPasswordForm({ email }: { email: string }) {
  const t = useMessages(words);
  const [done, setDone] = useState(false);
  const form = useServerForm({
    name: 'settings.password.first',
    schema: rules,
    defaults: empty,
    write: setPasswordMutation(),
    messages: words,
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
