import { session } from '@sirah-trails/api-client/session';
import { Form, useServerForm } from '@sirah-trails/screen-kit/form';
import { TextLink, useMessages } from '@sirah-trails/ui';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { NewPasswordFields, newPasswordRules, samePasswords } from '../fields/password-fields.tsx';
import { Lead } from '../frame/account-frame.tsx';
import { forgotPasswordEn } from '../messages/forgot-password-en.ts';
import { resetPasswordMutation } from './endpoints.ts';
import { resetFlow, type ResetProof } from './reset-flow.ts';
import { useResetSteps } from './use-reset-steps.ts';

const rules = z.object(newPasswordRules).check(samePasswords);

export function NewPasswordStep({ proof }: { proof: ResetProof }) {
  const t = useMessages(forgotPasswordEn);
  const navigate = useNavigate();
  const { urlOf, success } = useResetSteps();
  const form = useServerForm({
    name: 'auth.forgot.reset',
    schema: rules,
    defaults: { password: '', password_confirmation: '' },
    write: resetPasswordMutation(proof),
    messages: forgotPasswordEn,
    onFailure: ({ code }) => {
      const isLinkOver = code === 'INVALID_CODE' && 'token' in proof;
      if (isLinkOver) void navigate(urlOf(null), { replace: true, state: { notice: 'link-over' } });
      return isLinkOver;
    },
    onSuccess: () => {
      resetFlow.remove();
      void navigate(success, { replace: true, state: { done: true } });
      endSessionOf(proof.email);
    },
  });
  return (
    <>
      <Lead>{t('auth.forgot.reset.lead')}</Lead>
      <Form form={form} submit={t('auth.forgot.reset.submit')}>
        {/* Identifies the account for password managers. */}
        <input hidden readOnly autoComplete="username" value={proof.email} />
        <NewPasswordFields
          label={t('auth.forgot.reset.password')}
          confirmLabel={t('auth.forgot.reset.confirm')}
          form={form}
        />
      </Form>
      {form.error?.code === 'INVALID_CODE' && (
        <TextLink to={urlOf(null)} alone>
          {t('auth.forgot.reset.again')}
        </TextLink>
      )}
    </>
  );
}

/** Expires the local session if it belongs to this learner; the provider has ended it already. */
function endSessionOf(email: string) {
  const { user, expire } = session.getState();
  if (user?.email?.toLowerCase() === email.toLowerCase()) expire();
}
