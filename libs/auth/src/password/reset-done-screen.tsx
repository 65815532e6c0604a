import { screen } from '@sirah-trails/screen-kit';
import { ButtonLink, useMessages } from '@sirah-trails/ui';
import { Navigate, useLocation } from 'react-router';
import { Lead, useAccountFrame } from '../frame/account-frame.tsx';
import { forgotPasswordEn } from '../messages/forgot-password-en.ts';
import { useResetSteps } from './use-reset-steps.ts';

export default screen({
  messages: forgotPasswordEn,
  useFrame: (t) => useAccountFrame({ title: t('auth.forgot.success.title'), sceneryTall: true }),
  Content: ResetDone,
});

/** Last reset step. Opened directly, it redirects to the first step. */
function ResetDone() {
  const t = useMessages(forgotPasswordEn);
  const { state } = useLocation();
  const { urlOf, signIn } = useResetSteps();
  if (!(state as { done?: boolean } | null)?.done) return <Navigate to={urlOf(null)} replace />;
  return (
    <>
      <Lead>{t('auth.forgot.success.lead')}</Lead>
      <ButtonLink to={signIn}>{t('auth.forgot.success.sign-in')}</ButtonLink>
    </>
  );
}
