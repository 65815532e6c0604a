import { ButtonLink, useMessages } from '@sirah-trails/ui';
import { Navigate, useLocation } from 'react-router';
import { Lead } from '../frame/account-frame.tsx';
import { forgotPasswordEn } from '../messages/forgot-password-en.ts';
import { useResetSteps } from './use-reset-steps.ts';

/** The end of the flow. An address that was opened without the flow leads to its start. */
export function ResetDoneScreen() {
  const t = useMessages(forgotPasswordEn);
  const { state } = useLocation();
  const { addressOf, signIn } = useResetSteps();
  if (!(state as { done?: boolean } | null)?.done) return <Navigate to={addressOf(null)} replace />;
  return (
    <>
      <Lead>{t('auth.forgot.success.lead')}</Lead>
      <ButtonLink to={signIn}>{t('auth.forgot.success.sign-in')}</ButtonLink>
    </>
  );
}
