import { links } from '@sirah-trails/api-client/links';
import { TextLink, useMessages } from '@sirah-trails/ui';
import { Lead } from '../frame/lead.tsx';
import { recoverAccountEn } from '../messages/recover-account-en.ts';
import { useTakenParameters } from '../query/use-taken-parameters.ts';
import { RecoverAccountForm } from './recover-account-form.tsx';
import styles from './recover-account-screen.module.css';

/** Asks the administrator to open a closed account again. The e-mail of the address is filled in, and leaves the address. */
export function RecoverAccountScreen() {
  const t = useMessages(recoverAccountEn);
  const { email } = useTakenParameters('email');
  return (
    <>
      <Lead>{t('auth.recover.lead')}</Lead>
      <RecoverAccountForm email={email} />
      <p className={styles.account}>
        {t('auth.recover.account')} <TextLink to={links.signIn()}>{t('auth.recover.sign-in')}</TextLink>
      </p>
    </>
  );
}
