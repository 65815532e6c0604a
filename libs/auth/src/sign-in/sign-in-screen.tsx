import { useConfiguration } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { session } from '@sirah-trails/api-client/session';
import { Button, Notice, TextLink, useMessages } from '@sirah-trails/ui';
import { useNavigate, useSearchParams } from 'react-router';
import { Lead } from '../frame/lead.tsx';
import { en } from '../messages/en.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSignInArrival } from './sign-in-arrival.ts';
import styles from './sign-in-screen.module.css';
import { useReturnError } from './use-return-error.ts';

/** Sign-in, or a visit as a guest. */
export function SignInScreen() {
  const t = useMessages(en);
  const { demo, support_email } = useConfiguration();
  const notice = useReturnError();
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
      <SignInForm email={email} notice={notice} demo={demo} />
      <div className={styles.other}>
        <p className={styles.newcomer}>
          {t('auth.sign-in.newcomer')} <TextLink to={signUp}>{t('auth.sign-in.create')}</TextLink>
        </p>
        <Button variant="quiet" onClick={visit}>
          {t('auth.sign-in.guest')}
        </Button>
        {support_email && (
          <TextLink href={`mailto:${support_email}`} alone>
            {t('auth.sign-in.help')}
          </TextLink>
        )}
      </div>
    </>
  );
}
