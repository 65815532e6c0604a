import { Form, useServerForm } from '@sirah-trails/screen-kit/form';
import { useMessages } from '@sirah-trails/ui';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { EmailField, emailRule } from '../fields/email-field.tsx';
import { Lead } from '../frame/account-frame.tsx';
import { forgotPasswordEn } from '../messages/forgot-password-en.ts';
import { forgotPasswordMutation } from './endpoints.ts';

interface RequestCodeStepProps {
  verifier: string;
  /** Email from a previous request, or ''. */
  email: string;
  onSent: (email: string) => void;
}

const rules = z.object({ email: emailRule });

/** Sends a code to an email. Known and unknown emails get the same response. */
export function RequestCodeStep({ verifier, email, onSent }: RequestCodeStepProps) {
  const t = useMessages(forgotPasswordEn);
  const { state } = useLocation();
  const form = useServerForm({
    name: 'auth.forgot',
    schema: rules,
    defaults: { email },
    write: forgotPasswordMutation(verifier),
    messages: forgotPasswordEn,
    onSuccess: (_data, values) => onSent(values.email),
  });
  const { notice } = (state ?? {}) as { notice?: 'link-lost' | 'link-over' };
  return (
    <>
      <Lead>{t('auth.forgot.lead')}</Lead>
      <Form form={form} submit={t('auth.forgot.submit')} notice={notice ? t(`auth.forgot.${notice}`) : null}>
        <EmailField {...form.field('email')} />
      </Form>
    </>
  );
}
