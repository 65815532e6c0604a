import type { ApiError, Write } from '@sirah-trails/api-client';
import { useServerForm } from '@sirah-trails/screen-kit/form';
import { Button, Notice, useMessages } from '@sirah-trails/ui';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { sharedEn } from '../messages/shared-en.ts';
import styles from './resend-code.module.css';

/** The provider's rate limit: one code a minute per email. */
const pauseMs = 60_000;

interface Addressee {
  email: string;
}

interface ResendCodeProps {
  email: string;
  /** Last send time, epoch milliseconds. */
  sentAt: number;
  /** Sends another code. */
  write: UseMutationOptions<{ message: string }, ApiError, Write<Addressee>>;
  onSent: () => void;
}

const rules = z.object({ email: z.string() });

/** Resends a code, at most once a minute. */
export function ResendCode({ email, sentAt, write, onSent }: ResendCodeProps) {
  const t = useMessages(sharedEn);
  const [again, setAgain] = useState(false);
  const form = useServerForm({
    name: 'kit.code.resend',
    waitUntil: sentAt + pauseMs,
    schema: rules,
    defaults: { email },
    write,
    messages: sharedEn,
    onSuccess: () => {
      setAgain(true);
      form.startWait(pauseMs / 1000);
      onSent();
    },
  });
  return (
    <form noValidate method="post" className={styles.resend} onSubmit={form.submit}>
      <p className={styles.words}>{t('kit.code.missing')}</p>
      {again && !form.summary && <Notice tone="right">{t('kit.code.sent-again')}</Notice>}
      {form.summary && <Notice tone="wrong">{form.summary}</Notice>}
      <Button type="submit" variant="quiet" busy={form.isPending} disabledReason={form.waitReason}>
        {t('kit.code.resend')}
      </Button>
    </form>
  );
}
