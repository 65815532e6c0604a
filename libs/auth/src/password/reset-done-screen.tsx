import { screen } from '@sirah-trails/screen-kit';
import { useSession } from '@sirah-trails/api-client/session';
import { ButtonLink, useMessages } from '@sirah-trails/ui';
import { Navigate, useLocation } from 'react-router';
import { Lead, useAccountFrame } from '../frame/account-frame.tsx';
import { OpenSession } from '../frame/open-session.tsx';
import { forgotPasswordEn } from '../messages/forgot-password-en.ts';
import { useResetSteps } from './use-reset-steps.ts';

export default screen({
  messages: forgotPasswordEn,
  useFrame: (t) => useAccountFrame({ title: t('auth.forgot.success.title'), sceneryTall: true }),
  Content: ResetDone,
});

/** Last reset step. Opened directly, it redirects to the first step. A sibling may be signed in on this device. */
function ResetDone() {
  const t = useMessages(forgotPasswordEn);
  const { state } = useLocation();
  const { urlOf, signIn } = useResetSteps();
  const hasSession = useSession(({ token }) => token !== null);
  if (!(state as { done?: boolean } | null)?.done) return <Navigate to={urlOf(null)} replace />;
  return (
    <>
      <Lead>{t('auth.forgot.success.lead')}</Lead>
      {hasSession ? <OpenSession /> : <ButtonLink to={signIn}>{t('auth.forgot.success.sign-in')}</ButtonLink>}
    </>
  );
}
