import { screen } from '@sirah-trails/screen-kit';
import { links } from '@sirah-trails/api-client/links';
import { useSession } from '@sirah-trails/api-client/session';
import { Button, ButtonLink, Notice, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { Lead, useAccountFrame } from '../frame/account-frame.tsx';
import { forgotPasswordEn } from '../messages/forgot-password-en.ts';
import { signOut } from '../settings/sign-out.tsx';
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
  const navigate = useNavigate();
  const { token, user } = useSession((all) => all);
  const [leaving, setLeaving] = useState(false);
  const change = async () => {
    setLeaving(true);
    await signOut();
    void navigate(signIn, { replace: true });
  };
  if (!(state as { done?: boolean } | null)?.done) return <Navigate to={urlOf(null)} replace />;
  return (
    <>
      <Lead>{t('auth.forgot.success.lead')}</Lead>
      {token === null ? (
        <ButtonLink to={signIn}>{t('auth.forgot.success.sign-in')}</ButtonLink>
      ) : (
        <>
          <Notice tone="info">{t('auth.forgot.success.other', { name: user?.username ?? '' })}</Notice>
          <Button busy={leaving} onClick={() => void change()}>
            {t('auth.forgot.success.change')}
          </Button>
          <ButtonLink to={links.home()} variant="quiet">
            {t('auth.forgot.success.stay')}
          </ButtonLink>
        </>
      )}
    </>
  );
}
