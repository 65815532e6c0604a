import { useConfiguration } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { session } from '@sirah-trails/api-client/session';
import { Button, TextLink, useMessages } from '@sirah-trails/ui';
import { useNavigate } from 'react-router';
import { Lead } from '../frame/lead.tsx';
import { en } from '../messages/en.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-screen.module.css';
import { useReturnError } from './use-return-error.ts';

/** Sign-in, or a visit as a guest. */
export function SignInScreen() {
  const t = useMessages(en);
  const { demo, support_email } = useConfiguration();
  const notice = useReturnError();
  const navigate = useNavigate();
  const visit = () => {
    session.getState().signInAsGuest();
    void navigate(links.home());
  };
  return (
    <>
      <Lead>{t('auth.sign-in.lead')}</Lead>
      <SignInForm notice={notice} demo={demo} />
      <div className={styles.other}>
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
