import type { Profile } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { TextLink, useMessages } from '@sirah-trails/ui';
import { profileEn } from '../messages/profile-en.ts';
import { Summary } from './summary.tsx';
import styles from './summary.module.css';

/** The learner's own summary, with the way to what others see of it. */
export function OwnCards({ profile }: { profile: Profile }) {
  const t = useMessages(profileEn);
  return (
    <div className={styles.cards}>
      <Summary summary={profile} own />
      <TextLink alone to={links.publicProfile({ userId: profile.user_id })}>
        {t('profile.see-mine')}
      </TextLink>
    </div>
  );
}
