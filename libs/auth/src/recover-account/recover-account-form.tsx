import { Form, useConfirmation, useServerForm } from '@sirah-trails/screen-kit/form';
import { TextArea, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { type RecoveryRequest, recoverAccountMutation } from '../endpoints/recover-account.ts';
import { EmailField } from '../fields/email-field.tsx';
import { en } from '../messages/en.ts';
import { recoverAccountEn } from '../messages/recover-account-en.ts';
import { ConfirmRecovery } from './confirm-recovery.tsx';
import { RecoverySent } from './recovery-sent.tsx';
import { recoverAccountRules } from './recover-account-rules.ts';

const words = { ...en, ...recoverAccountEn };
const longestMessage = 2000;

/** The request: e-mail and message, shown once more before they are sent. */
export function RecoverAccountForm({ email }: { email: string | null }) {
  const t = useMessages(words);
  const confirmation = useConfirmation<RecoveryRequest>();
  const [sent, setSent] = useState(false);
  const form = useServerForm({
    name: 'auth.recover',
    schema: recoverAccountRules,
    defaults: { email: '', message: '' },
    given: email === null ? undefined : { email },
    write: recoverAccountMutation(),
    messages: words,
    confirm: confirmation.confirm,
    onSuccess: () => {
      form.set({ message: '' });
      setSent(true);
    },
  });
  return (
    <>
      <Form form={form} submit={t('auth.recover.submit')}>
        <EmailField {...form.field('email')} />
        <TextArea
          label={t('auth.recover.message')}
          placeholder={t('auth.recover.message.placeholder')}
          rows={10}
          maxLength={longestMessage}
          {...form.field('message')}
        />
      </Form>
      <ConfirmRecovery {...confirmation.dialog} request={confirmation.values} />
      <RecoverySent open={sent} onClose={() => setSent(false)} />
    </>
  );
}
