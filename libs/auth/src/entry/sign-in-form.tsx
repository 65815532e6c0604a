import type { Configuration } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { Form, useServerForm } from '@sirah-trails/screen-kit/form';
import { announce, Button, Card, PasswordField, TextLink, useMessages } from '@sirah-trails/ui';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { EmailField, emailRule } from '../fields/email-field.tsx';
import { passwordRule } from '../fields/password-fields.tsx';
import { signInEn } from '../messages/sign-in-en.ts';
import { closedAccount, type ClosedAccount } from './closed-account.tsx';
import { type Credentials, signInMutation } from './endpoints.ts';
import styles from './sign-in-form.module.css';
import { signUpFlow } from './sign-up-flow.ts';

/** Client-side validation; each error is a message key. */
const signInRules = z.object({ email: emailRule, password: passwordRule });

interface SignInFormProps {
  /** Email from another screen, or ''. */
  email: string;
  /** The error that led here. */
  notice: string | null;
  demo: Configuration['demo'];
  onClosed: (account: ClosedAccount) => void;
}

/** Email and password form. The guard redirects once a session exists. */
export function SignInForm({ email, notice, demo, onClosed }: SignInFormProps) {
  const t = useMessages(signInEn);
  const navigate = useNavigate();
  const redirectTo = useSearchParams()[0].get('redirect_to') ?? undefined;
  const form = useServerForm({
    name: 'auth.sign-in',
    schema: signInRules,
    defaults: { email, password: '' },
    write: signInMutation(),
    messages: signInEn,
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

interface DemoHintProps {
  learner: Credentials;
  onFill: () => void;
}

/** Demo credentials with a button that fills them in. */
function DemoHint({ learner, onFill }: DemoHintProps) {
  const t = useMessages(signInEn);
  return (
    <Card as="section" tone="sand" aria-labelledby="demo-title" className={styles.hint}>
      <h2 id="demo-title" className={styles.title}>
        {t('auth.sign-in.demo.title')}
      </h2>
      <p className={styles.lead}>{t('auth.sign-in.demo.lead')}</p>
      <dl className={styles.learner}>
        <dt>{t('auth.sign-in.email')}</dt>
        <dd>{learner.email}</dd>
        <dt>{t('auth.sign-in.password')}</dt>
        <dd>{learner.password}</dd>
      </dl>
      <Button variant="secondary" onClick={onFill}>
        {t('auth.sign-in.demo.fill')}
      </Button>
    </Card>
  );
}
