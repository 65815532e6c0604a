import { useSession } from '@sirah-trails/api-client/session';
import { isMissing, QueryView, useRouteParams } from '@sirah-trails/screen-kit';
import { AvatarHead, ButtonLink, EmptyPanel, Skeleton, useLongDate, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { type PublicProfile, publicProfileQuery } from '../endpoints/public-profile.ts';
import { profileEn } from '../messages/profile-en.ts';
import { Summary } from '../summary/summary.tsx';
import { OwnNote } from './own-note.tsx';
import { useBoardOfProfile } from './use-board-of-profile.ts';
import styles from './public-profile.module.css';

/** A learner as others see them. */
export function PublicProfileScreen() {
  const t = useMessages(profileEn);
  const { userId = '' } = useRouteParams();
  const ownId = useSession(({ user }) => user?.id);
  return (
    <QueryView
      query={useQuery(publicProfileQuery(userId))}
      skeleton={<ProfileSkeleton />}
      error={t('profile.error')}
      refusal={(error) => isMissing(error) && <MissingLearner />}
    >
      {(profile) => (
        <>
          <Traveller profile={profile} />
          {profile.user_id === ownId && <OwnNote />}
          <Summary summary={profile} />
        </>
      )}
    </QueryView>
  );
}

function Traveller({ profile: { avatar_head, joined_at } }: { profile: PublicProfile }) {
  const t = useMessages(profileEn);
  const date = useLongDate()(joined_at);
  return (
    <div className={styles.traveller}>
      <AvatarHead head={avatar_head} size={120} eager className={styles.head} />
      <p className={styles.joined}>{date && t('profile.joined', { date })}</p>
    </div>
  );
}

/** In place of a learner who hides or is gone. */
function MissingLearner() {
  const t = useMessages(profileEn);
  return (
    <EmptyPanel
      title={t('profile.missing.title')}
      action={<ButtonLink to={useBoardOfProfile()}>{t('profile.missing.back')}</ButtonLink>}
    >
      {t('profile.missing.text')}
    </EmptyPanel>
  );
}

/** The shape of the profile. */
function ProfileSkeleton() {
  return (
    <>
      <div className={styles.traveller}>
        <Skeleton shape="circle" className={styles.waitingHead} />
        <Skeleton shape="text" className={styles.waitingLine} />
      </div>
      <Skeleton shape="card" className={styles.waitingCard} />
    </>
  );
}
