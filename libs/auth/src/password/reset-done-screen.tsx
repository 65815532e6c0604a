import { screen } from '@sirah-trails/screen-kit';
import { links } from '@sirah-trails/api-client/links';
import { useSession } from '@sirah-trails/api-client/session';
import { ButtonLink, Notice, useMessages } from '@sirah-trails/ui';
import { Navigate, useLocation } from 'react-router';
import { Lead, useAccountFrame } from '../frame/account-frame.tsx';
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
  const { token, user } = useSession((all) => all);
  if (!(state as { done?: boolean } | null)?.done) return <Navigate to={urlOf(null)} replace />;
  return (
    <>
      <Lead>{t('auth.forgot.success.lead')}</Lead>
      {token === null ? (
        <ButtonLink to={signIn}>{t('auth.forgot.success.sign-in')}</ButtonLink>
      ) : (
        <>
          <Notice tone="info">{t('auth.forgot.success.other', { name: user?.username ?? '' })}</Notice>
          <ButtonLink to={links.settings()}>{t('auth.forgot.success.change')}</ButtonLink>
          <ButtonLink to={links.home()} variant="quiet">
            {t('auth.forgot.success.stay')}
          </ButtonLink>
        </>
      )}
    </>
  );
}
