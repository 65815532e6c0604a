import { links } from '@sirah-trails/api-client/links';
import { screen } from '@sirah-trails/screen-kit';
import { ButtonLink, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import scenery from './art/end-of-path.svg';
import styles from './not-found-screen.module.css';

/** Shown for an unknown URL. */
export default screen({
  messages: en,
  useFrame: (t) => ({ title: t('web.not-found.title'), scenery, sceneryTall: true }),
  Content: NotFoundContent,
});

function NotFoundContent() {
  const t = useMessages(en);
  return (
    <>
      <p className={styles.text}>{t('web.not-found.text')}</p>
      <ButtonLink to={links.home()}>{t('web.not-found.home')}</ButtonLink>
    </>
  );
}
