import { links } from '@sirah-trails/api-client/links';
import { ButtonLink, Card, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import styles from './keep-stars-card.module.css';

/** For guests, in place of achievements: the reasons to sign in. */
export function KeepStarsCard() {
  const t = useMessages(en);
  return (
    <Card as="section" ornament aria-labelledby="keep-stars" className={styles.card}>
      <h2 id="keep-stars" className={styles.title}>
        {t('web.home.keep.title')}
      </h2>
      <p className={styles.text}>{t('web.home.keep.text')}</p>
      <ButtonLink to={links.signIn()}>{t('web.home.keep.action')}</ButtonLink>
    </Card>
  );
}
