import { screen } from '@sirah-trails/screen-kit';
import { withDraft } from '@sirah-trails/screen-kit/form';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useAccountFrame } from '../frame/account-frame.tsx';
import { forgotPasswordEn } from '../messages/forgot-password-en.ts';
import { newVerifier } from '../proof/verifier.ts';
import { CheckCodeStep } from './check-code-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { RequestCodeStep } from './request-code-step.tsx';
import { mailedLink, resetFlow, type ResetProof } from './reset-flow.ts';
import { useResetSteps } from './use-reset-steps.ts';

export default screen({
  messages: forgotPasswordEn,
  useFrame: (t) => {
    const { step, urlOf, signIn } = useResetSteps();
    const start = { title: t('auth.forgot.title'), back: { to: signIn, label: t('auth.forgot.back') } };
    const code = { title: t('auth.forgot.code.title'), back: { to: urlOf(null), label: start.title } };
    const reset = {
      title: t('auth.forgot.reset.title'),
      back: { to: urlOf('verification'), label: code.title },
    };
    return useAccountFrame(step === null ? start : { verification: code, reset }[step]);
  },
  Content: ForgotPassword,
});

/**
 * Password reset flow: email, code or emailed link, new password. A step without its data, for example after a reload, redirects
 * to the previous step. Code and token are in memory only.
 */
function ForgotPassword() {
  const { hash } = useLocation();
  // Typed at sign-in, by the child who could not remember the password.
  const [typed] = useState(() => withDraft('auth.sign-in', { email: '' }));
  const { step, urlOf } = useResetSteps();
  const navigate = useNavigate();
  const [request, setRequest] = useState(resetFlow.read);
  const [verifier] = useState(() => request?.verifier ?? newVerifier());
  const [proof, setProof] = useState<ResetProof | null>(null);
  const mailed = mailedLink(hash);
  if (mailed) {
    if (!proof || !('token' in proof) || proof.token !== mailed.token) setProof(mailed);
    return <Navigate to={urlOf('reset')} replace />;
  }
  const sent = (email: string) => {
    const facts = { email, verifier, sentAt: Date.now() };
    resetFlow.write(facts);
    setRequest(facts);
  };
  if (step === 'reset' && proof) return <NewPasswordStep proof={proof} />;
  if (step === 'verification' && request) {
    const checked = (otp: string) => {
      setProof({ email: request.email, otp, verifier });
      void navigate(urlOf('reset'));
    };
    return <CheckCodeStep request={request} onSent={sent} onChecked={checked} />;
  }
  // The proof is lost on reload: a code can be retyped, a link must be reopened.
  if (step === 'reset')
    return (
      <Navigate
        to={urlOf(request && 'verification')}
        replace
        state={request ? null : { notice: 'link-lost' }}
      />
    );
  if (step !== null) return <Navigate to={urlOf(null)} replace />;
  const requested = (email: string) => {
    sent(email);
    void navigate(urlOf('verification'));
  };
  return <RequestCodeStep verifier={verifier} email={request?.email ?? typed.email} onSent={requested} />;
}
