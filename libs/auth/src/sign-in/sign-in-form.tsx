import { zodResolver } from '@hookform/resolvers/zod';
import type { Configuration } from '@sirah-trails/api-client';
import { announce, Button, Notice, PasswordField, TextField, useMessages } from '@sirah-trails/ui';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { en } from '../messages/en.ts';
import { DemoHint } from './demo-hint.tsx';
import { signInErrors } from './sign-in-errors.ts';
import styles from './sign-in-form.module.css';
import { signInRules } from './sign-in-rules.ts';
import { signIn, type Credentials } from './sign-in.ts';

interface SignInFormProps {
  /** What went wrong before the learner came here. */
  notice: string | null;
  demo: Configuration['demo'];
}

/** E-mail and password. The guard leads on as soon as there is a session. */
export function SignInForm({ notice, demo }: SignInFormProps) {
  const t = useMessages(en);
  const form = useSignInForm();
  const send = useRef<HTMLButtonElement>(null);
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const summary = errors.root?.message ?? (isSubmitted ? null : notice);
  const fill = (learner: Credentials) => {
    form.setValue('email', learner.email, { shouldValidate: true });
    form.setValue('password', learner.password, { shouldValidate: true });
    announce(t('auth.sign-in.demo.filled'));
    send.current?.focus();
  };
  return (
    <>
      <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
        {summary && <Notice tone="wrong">{summary}</Notice>}
        <TextField
          label={t('auth.sign-in.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          error={form.textOf('email')}
          {...form.register('email')}
        />
        <PasswordField
          label={t('auth.sign-in.password')}
          autoComplete="current-password"
          error={form.textOf('password')}
          {...form.register('password')}
        />
        <Button ref={send} type="submit" busy={isSubmitting} className={styles.submit}>
          {t('auth.sign-in.submit')}
        </Button>
      </form>
      {demo && <DemoHint learner={demo} onFill={() => fill(demo)} />}
    </>
  );
}

function useSignInForm() {
  const t = useMessages(en);
  const form = useForm<Credentials>({
    mode: 'onTouched',
    resolver: zodResolver(signInRules),
    defaultValues: { email: '', password: '' },
  });
  const submit = form.handleSubmit(async (credentials) => {
    try {
      await signIn(credentials);
    } catch (error) {
      const { fields, summary } = signInErrors(error, t);
      if (summary) form.setError('root', { message: summary });
      for (const [field, message] of fields) form.setError(field, { message });
      const [first] = fields;
      if (first) form.setFocus(first[0]);
    }
  });
  const textOf = (field: keyof Credentials) => {
    const message = form.formState.errors[field]?.message;
    return message === undefined ? undefined : isMessage(message) ? t(message) : message;
  };
  return { ...form, submit, textOf };
}

// Our rules speak in keys of messages, the provider in sentences.
function isMessage(text: string): text is keyof typeof en {
  return Object.hasOwn(en, text);
}
