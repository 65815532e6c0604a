import { useConfiguration } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { session, useSession } from '@sirah-trails/api-client/session';
import { screen, useAddition } from '@sirah-trails/screen-kit';
import { Button, ButtonLink, Notice, TextLink, useMessages } from '@sirah-trails/ui';
import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { Lead, useAccountFrame } from '../frame/account-frame.tsx';
import { OpenSession } from '../frame/open-session.tsx';
import { signInEn } from '../messages/sign-in-en.ts';
import { useClosedAccount } from './closed-account.tsx';
import { GoogleButton } from './google-button.tsx';
import { googleFlow } from './google-flow.ts';
import { returnError } from './return-error.ts';
import { useSignInArrival } from './sign-in-arrival.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-screen.module.css';
import { useTakenParameters } from './use-taken-parameters.ts';

export default screen({
  messages: signInEn,
  useFrame: (t) =>
    useAccountFrame({ title: t('auth.sign-in.title', { product: useConfiguration().product }) }),
  Content: SignInOrReturn,
});

/**
 * A failed return from Google names no return target; the pending flow has it. A failed return during a session, perhaps a
 * sibling's, names the learner.
 */
function SignInOrReturn() {
  const [query] = useSearchParams();
  const hasSession = useSession(({ token }) => token !== null);
  const error = query.get('error') ?? '';
  const flow = error.startsWith('google_') ? googleFlow.read() : null;
  const redirectTo = query.has('redirect_to') ? null : (flow?.redirectTo ?? null);
  useEffect(() => {
    if (flow && redirectTo === null) googleFlow.remove();
  });
  if (error && hasSession) return <ReturnInSession error={error} />;
  if (redirectTo === null) return <SignIn />;
  return <Navigate to={links.signIn({ redirectTo, error })} replace />;
}

function ReturnInSession({ error }: { error: string }) {
  const t = useMessages(signInEn);
  return (
    <>
      <Notice tone="wrong">{returnError(error, t)}</Notice>
      <OpenSession />
    </>
  );
}

/** Sign-in, or a visit as a guest. */
function SignIn() {
  const t = useMessages(signInEn);
  const { demo, support_email } = useConfiguration();
  const returned = useTakenParameters('error', 'email', 'code');
  const { sheet, show } = useClosedAccount(returned);
  const navigate = useNavigate();
  const { email = '', allIsWell } = useSignInArrival();
  const redirectTo = useSearchParams()[0].get('redirect_to') ?? undefined;
  const signUp = links.signUp({ redirectTo });
  const visit = () => {
    session.getState().signInAsGuest();
    void navigate(links.home());
  };
  return (
    <>
      <Lead>{t('auth.sign-in.lead')}</Lead>
      {allIsWell && <Notice tone="right">{t('auth.sign-in.all-is-well')}</Notice>}
      <SignInForm email={email} notice={returnError(returned.error, t)} demo={demo} onClosed={show} />
      <GoogleButton />
      <div className={styles.other}>
        <p className={styles.newcomer}>
          {t('auth.sign-in.newcomer')} <TextLink to={signUp}>{t('auth.sign-in.create')}</TextLink>
        </p>
        {useAddition('trial') && (
          <ButtonLink variant="secondary" to={links.trial()}>
            {t('auth.trial')}
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={visit}>
          {t('auth.sign-in.guest')}
        </Button>
        {support_email && (
          <TextLink href={`mailto:${support_email}`} alone>
            {t('auth.sign-in.help')}
          </TextLink>
        )}
      </div>
      {sheet}
    </>
  );
}
