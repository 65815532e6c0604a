import { type ApiError, transportEvents } from '@sirah-trails/api-client';
import { useSession } from '@sirah-trails/api-client/session';
import { useAddition } from '@sirah-trails/screen-kit';
import { Form, useServerForm } from '@sirah-trails/screen-kit/form';
import { Notice, TextLink, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { CodeField, codeRule } from '../fields/code-field.tsx';
import { EmailField, emailRule } from '../fields/email-field.tsx';
import { ResendCode } from '../fields/resend-code.tsx';
import { signUpEn } from '../messages/sign-up-en.ts';
import { newVerifier } from '../proof/verifier.ts';
import { resendVerificationMutation, verifyEmailMutation } from './endpoints.ts';
import type { SignInArrival } from './sign-in-arrival.ts';
import { type SignUpFlow, signUpFlow } from './sign-up-flow.ts';
import { StepLead } from './step-lead.tsx';
import { correction } from './use-earlier-sign-up.ts';
import { useSignUpSteps } from './use-sign-up-steps.ts';
import { useTakenParameters } from './use-taken-parameters.ts';
import styles from './verification-step.module.css';

/** Verifies the sign-up email by its code and redirects once a session exists. */
export function VerificationStep() {
  const hasSession = useSession(({ token }) => token !== null);
  const { urlOf } = useSignUpSteps();
  const { email: mentioned } = useTakenParameters('email');
  const [flow, setFlow] = useState(() => {
    if (mentioned && !hasSession) signUpFlow.resume(mentioned);
    return signUpFlow.read();
  });
  const change = (next: typeof flow) => {
    if (next) signUpFlow.write(next);
    else signUpFlow.remove();
    setFlow(next);
  };
  if (hasSession) return <Navigate to={urlOf(null)} replace />;
  return flow ? <TypeCode flow={flow} onChange={change} /> : <AskEmail onSent={change} />;
}

const emailRules = z.object({ email: emailRule });

/** For a device without a pending sign-up: sends a code to the email. The response is the same for every email. */
function AskEmail({ onSent }: { onSent: (flow: SignUpFlow) => void }) {
  const t = useMessages(signUpEn);
  const [verifier] = useState(newVerifier);
  const form = useServerForm({
    name: 'auth.verify.email',
    schema: emailRules,
    defaults: { email: '' },
    write: resendVerificationMutation(verifier),
    messages: signUpEn,
    onSuccess: (_said, { email }) =>
      onSent({ email, username: null, verifier, sentAt: Date.now(), wrong: 0 }),
  });
  return (
    <>
      <StepLead step={2}>{t('auth.verify.ask.lead')}</StepLead>
      <Form form={form} submit={t('auth.verify.ask.submit')}>
        <EmailField {...form.field('email')} />
      </Form>
    </>
  );
}

const codeRules = z.object({ email: emailRule, otp: codeRule });

/** Wrong attempts that invalidate a code. */
const attempts = 5;

interface TypeCodeProps {
  flow: SignUpFlow;
  /** Null restarts the sign-up. */
  onChange: (flow: SignUpFlow | null) => void;
}

/** Code form. After a lost response the code may be used up, so the learner signs in. */
function TypeCode({ flow, onChange }: TypeCodeProps) {
  const t = useMessages(signUpEn);
  const navigate = useNavigate();
  const { signIn } = useSignUpSteps();
  const { email, verifier, sentAt, wrong } = flow;
  const leadToSignIn = () => {
    const arrival: SignInArrival = { email, allIsWell: true };
    void navigate(signIn, { state: arrival });
  };
  const form = useServerForm({
    name: 'auth.verify',
    schema: codeRules,
    defaults: { email, otp: '' },
    write: verifyEmailMutation(verifier),
    messages: signUpEn,
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
      <StepLead step={2}>
        {t(sentAt === 0 ? 'auth.verify.lead.before' : 'auth.verify.lead', { email })}
      </StepLead>
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
      <OtherEmail flow={flow} onRestart={() => onChange(null)} />
    </>
  );
}

interface OtherEmailProps {
  flow: SignUpFlow;
  onRestart: () => void;
}

/** Leads to the form: with its values where the provider replaces the sign-up, otherwise for a new sign-up. */
function OtherEmail({ flow, onRestart }: OtherEmailProps) {
  const t = useMessages(signUpEn);
  const { urlOf } = useSignUpSteps();
  const canCorrect = useAddition('correct_email') && flow.username !== null;
  return (
    <p className={styles.other}>
      {t('auth.verify.other')}{' '}
      {canCorrect ? (
        <TextLink to={urlOf(null)} state={correction}>
          {t('auth.verify.change')}
        </TextLink>
      ) : (
        <TextLink to={urlOf(null)} onClick={onRestart}>
          {t('auth.verify.again')}
        </TextLink>
      )}
    </p>
  );
}

/** Blocks sending while offline, so that no response can be lost. */
function isOnline() {
  if (!navigator.onLine) transportEvents.emit('offline');
  return navigator.onLine;
}

/** Whether the provider may have processed the request. */
function isLost({ kind, status }: ApiError) {
  return kind !== 'http' || status >= 500;
}
