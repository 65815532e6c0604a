import { links } from '@sirah-trails/api-client/links';
import { ButtonLink, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import styles from './not-found-screen.module.css';

/** Kind words at an unknown address, and the way home. */
export function NotFoundScreen() {
  const t = useMessages(en);
  return (
    <>
      <p className={styles.text}>{t('web.not-found.text')}</p>
      <ButtonLink to={links.home()}>{t('web.not-found.home')}</ButtonLink>
    </>
  );
}
