import { links } from '@sirah-trails/api-client/links';
import { ButtonLink, Screen, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import scenery from './art/end-of-path.svg';
import styles from './not-found-screen.module.css';

/** Any address that is not on the map. */
export function NotFoundScreen() {
  const t = useMessages(en);
  return (
    <Screen title={t('web.not-found.title')} scenery={scenery} sceneryTall>
      <p className={styles.text}>{t('web.not-found.text')}</p>
      <ButtonLink to={links.home()}>{t('web.not-found.home')}</ButtonLink>
    </Screen>
  );
}
