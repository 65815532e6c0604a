import type { Configuration } from '@sirah-trails/api-client';
import { Form, useServerForm } from '@sirah-trails/screen-kit/form';
import { links } from '@sirah-trails/api-client/links';
import { announce, PasswordField, TextLink, useMessages } from '@sirah-trails/ui';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type ClosedAccount, closedAccount } from '../deactivated/closed-account.ts';
import { type Credentials, signInMutation } from '../endpoints/sign-in.ts';
import { EmailField } from '../fields/email-field.tsx';
import { signUpFlow } from '../sign-up/sign-up-flow.ts';
import { DemoHint } from './demo-hint.tsx';
import { signInRules } from './sign-in-rules.ts';
import { words } from './words.ts';
import styles from './sign-in-form.module.css';

interface SignInFormProps {
  /** Of a learner who comes from another screen; '' where that is unknown. */
  email: string;
  /** The error that led here. */
  notice: string | null;
  demo: Configuration['demo'];
  onClosed: (account: ClosedAccount) => void;
}

/** E-mail and password. The guard leads on as soon as there is a session. */
export function SignInForm({ email, notice, demo, onClosed }: SignInFormProps) {
  const t = useMessages(words);
  const navigate = useNavigate();
  const redirectTo = useSearchParams()[0].get('redirect_to') ?? undefined;
  const form = useServerForm({
    name: 'auth.sign-in',
    schema: signInRules,
    defaults: { email, password: '' },
    write: signInMutation(),
    messages: words,
    onFailure: (error, values) => {
      const account = closedAccount(error, values.email);
      if (account) onClosed(account);
      if (error.code !== 'EMAIL_NOT_VERIFIED') return account !== null;
      signUpFlow.resume(values.email);
      void navigate(links.signUp({ step: 'verification', redirectTo }));
      return true;
    },
  });
  const send = useRef<HTMLButtonElement>(null);
  const fill = (learner: Credentials) => {
    form.set({ email: learner.email, password: learner.password });
    announce(t('auth.sign-in.demo.filled'));
    send.current?.focus();
  };
  return (
    <>
      <Form form={form} submit={t('auth.sign-in.submit')} submitRef={send} notice={notice}>
        <EmailField {...form.field('email')} />
        <PasswordField
          label={t('auth.sign-in.password')}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <TextLink to={links.forgotPassword({ redirectTo })} alone className={styles.forgot}>
          {t('auth.sign-in.forgot')}
        </TextLink>
      </Form>
      {demo && <DemoHint learner={demo} onFill={() => fill(demo)} />}
    </>
  );
}
