import { links } from '@sirah-trails/api-client/links';
import { screen } from '@sirah-trails/screen-kit';
import { Form, sayingOf, useConfirmation, useServerForm } from '@sirah-trails/screen-kit/form';
import { preloadDialogs, TextArea, TextLink, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { EmailField, emailRule } from '../fields/email-field.tsx';
import { Lead, useAccountFrame } from '../frame/account-frame.tsx';
import { recoverAccountEn } from '../messages/recover-account-en.ts';
import { recoverAccountMutation, type RecoveryRequest } from './endpoints.ts';
import styles from './recover-account-screen.module.css';
import { ConfirmRecovery, RecoverySent } from './recovery-dialogs.tsx';
import { useTakenParameters } from './use-taken-parameters.ts';

export default screen({
  messages: recoverAccountEn,
  useFrame: (t) => {
    const back = { to: links.signIn(), label: t('auth.recover.back') };
    return useAccountFrame({ title: t('auth.recover.title'), back });
  },
  Content: RecoverAccount,
  idle: preloadDialogs,
});

/** Account recovery request. Prefills the email from the URL and removes it there. */
function RecoverAccount() {
  const t = useMessages(recoverAccountEn);
  const { email } = useTakenParameters('email');
  return (
    <>
      <Lead>{t('auth.recover.lead')}</Lead>
      <RecoverAccountForm email={email} />
      <p className={styles.account}>
        {t('auth.recover.account')} <TextLink to={links.signIn()}>{t('auth.recover.sign-in')}</TextLink>
      </p>
    </>
  );
}

const says = sayingOf(recoverAccountEn);

/** Client-side validation; each error is a message key. */
const recoverAccountRules = z.object({
  email: emailRule,
  message: z.string().check(z.trim(), z.minLength(1, says('auth.recover.message.required'))),
});

const longestMessage = 2000;

/** The recovery form; a dialog shows email and message for confirmation. */
function RecoverAccountForm({ email }: { email: string | null }) {
  const t = useMessages(recoverAccountEn);
  const confirmation = useConfirmation<RecoveryRequest>();
  const [sent, setSent] = useState(false);
  const form = useServerForm({
    name: 'auth.recover',
    schema: recoverAccountRules,
    defaults: { email: '', message: '' },
    given: email === null ? undefined : { email },
    write: recoverAccountMutation(),
    messages: recoverAccountEn,
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
