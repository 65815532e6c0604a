import { type ApiError, transportEvents } from '@sirah-trails/api-client';
import { CodeField, codeRule, ResendCode } from '@sirah-trails/screen-kit/account';
import { type Checks, Form, useServerForm } from '@sirah-trails/screen-kit/form';
import { Notice, TextLink, useMessages } from '@sirah-trails/ui';
import { useNavigate } from 'react-router';
import { resendVerificationMutation } from '../endpoints/resend-verification.ts';
import { verifyEmailMutation } from '../endpoints/verify-email.ts';
import { Lead } from '../frame/lead.tsx';
import { emailRule } from '../rules/email-rule.ts';
import type { SignInArrival } from '../sign-in/sign-in-arrival.ts';
import type { SignUpFlow } from '../sign-up/sign-up-flow.ts';
import { useSignUpSteps } from '../sign-up/use-sign-up-steps.ts';
import { words } from '../sign-up/words.ts';
import styles from './type-code.module.css';

const rules = (z: Checks) => z.object({ email: emailRule(z), otp: codeRule(z) });

/** Wrong attempts that invalidate a code. */
const attempts = 5;

interface TypeCodeProps {
  flow: SignUpFlow;
  /** Null where the learner begins anew. */
  onChange: (flow: SignUpFlow | null) => void;
}

/** The code of the mail. Where its response is lost, the code may be used up: sign-in then knows more. */
export function TypeCode({ flow, onChange }: TypeCodeProps) {
  const t = useMessages(words);
  const navigate = useNavigate();
  const { addressOf, signIn } = useSignUpSteps();
  const { email, verifier, sentAt, wrong } = flow;
  const leadToSignIn = () => {
    const arrival: SignInArrival = { email, allIsWell: true };
    void navigate(signIn, { state: arrival });
  };
  const form = useServerForm({
    name: 'auth.verify',
    schema: rules,
    defaults: { email, otp: '' },
    write: verifyEmailMutation(verifier),
    messages: words,
    confirm: () => Promise.resolve(isOnline()),
    onSuccess: (hasSession) => {
      if (!hasSession) leadToSignIn();
    },
    onFailure: (error) => {
      if (error.code === 'INVALID_CODE') onChange({ ...flow, wrong: wrong + 1 });
      if (!isLost(error)) return false;
      leadToSignIn();
      return true;
    },
  });
  return (
    <>
      <Lead>{t(sentAt === 0 ? 'auth.verify.lead.before' : 'auth.verify.lead', { email })}</Lead>
      <Form form={form} submit={t('auth.verify.submit')}>
        <CodeField {...form.field('otp')} />
      </Form>
      {wrong >= attempts && <Notice tone="info">{t('auth.verify.used-up')}</Notice>}
      <ResendCode
        email={email}
        sentAt={sentAt}
        write={resendVerificationMutation(verifier)}
        onSent={() => onChange({ ...flow, sentAt: Date.now(), wrong: 0 })}
      />
      <p className={styles.other}>
        {t('auth.verify.other')}{' '}
        <TextLink to={addressOf(null)} onClick={() => onChange(null)}>
          {t('auth.verify.again')}
        </TextLink>
      </p>
    </>
  );
}

/** Without a network nothing is sent, so that nothing can be lost. */
function isOnline() {
  if (!navigator.onLine) transportEvents.emit('offline');
  return navigator.onLine;
}

/** Whether the provider may have acted. */
function isLost({ kind, status }: ApiError) {
  return kind !== 'http' || status >= 500;
}
