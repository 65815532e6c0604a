import { Form, useServerForm } from '@sirah-trails/screen-kit/form';
import { useMessages } from '@sirah-trails/ui';
import * as z from 'zod/mini';
import { CodeField, codeRule } from '../fields/code-field.tsx';
import { ResendCode } from '../fields/resend-code.tsx';
import { Lead } from '../frame/account-frame.tsx';
import { forgotPasswordEn } from '../messages/forgot-password-en.ts';
import { checkOtpMutation, resendResetCodeMutation } from './endpoints.ts';
import type { ResetRequest } from './reset-flow.ts';

interface CheckCodeStepProps {
  request: ResetRequest;
  /** Called after a resend. */
  onSent: (email: string) => void;
  onChecked: (otp: string) => void;
}

const rules = z.object({ otp: codeRule });

/** Form for the emailed code, with one resend a minute. */
export function CheckCodeStep({ request, onSent, onChecked }: CheckCodeStepProps) {
  const t = useMessages(forgotPasswordEn);
  const form = useServerForm({
    name: 'auth.forgot.code',
    schema: rules,
    defaults: { otp: '' },
    write: checkOtpMutation(request),
    messages: forgotPasswordEn,
    onSuccess: (_data, { otp }) => onChecked(otp),
  });
  const { email, sentAt, verifier } = request;
  return (
    <>
      <Lead>
        {t('auth.forgot.code.lead', { email })} {t('auth.forgot.code.life')}
      </Lead>
      <Form form={form} submit={t('auth.forgot.code.submit')}>
        <CodeField {...form.field('otp')} />
      </Form>
      <ResendCode
        email={email}
        sentAt={sentAt}
        write={resendResetCodeMutation(verifier)}
        onSent={() => onSent(email)}
      />
    </>
  );
}
