import type { Profile } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { useSession } from '@sirah-trails/api-client/session';
import { screen } from '@sirah-trails/screen-kit';
import {
  AvatarHead,
  ButtonLink,
  EmptyPanel,
  Skeleton,
  TextLink,
  useLongDate,
  useMessages,
} from '@sirah-trails/ui';
import { useSearchParams } from 'react-router';
import { profileEn } from '../messages/profile-en.ts';
import { Summary } from '../summary/summary.tsx';
import { type PublicProfile, publicProfileQuery } from './endpoints.ts';
import { OwnNote } from './own-note.tsx';
import styles from './public-profile.module.css';

/** `/leaderboard/profile/:userId`: what others see of a learner. */
export default screen({
  messages: profileEn,
  query: ({ params: { userId = '' } }) => publicProfileQuery(userId),
  useFrame: (t, profile, { query }) => ({
    title: profile?.name ?? t('profile.title'),
    back: { to: boardUrl(query), label: t('profile.back') },
    landscape: true,
  }),
  Skeleton: ProfileSkeleton,
  Content: ProfileContent,
  error: 'profile.error',
  missing: MissingLearner,
});

/** URL of the board that the learner has come from. */
function boardUrl(query: URLSearchParams): string {
  const value = (name: string) => query.get(name) ?? undefined;
  return links.leaderboard({ mode: value('mode'), difficulty: value('difficulty') });
}

function ProfileContent({ data: profile }: { data: PublicProfile }) {
  const ownId = useSession(({ user }) => user?.id);
  return (
    <>
      <Traveller profile={profile} />
      {profile.user_id === ownId && <OwnNote />}
      <Summary summary={profile} />
    </>
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

/** Shown for a learner who hides or is gone. */
function MissingLearner() {
  const t = useMessages(profileEn);
  return (
    <EmptyPanel
      title={t('profile.missing.title')}
      action={<ButtonLink to={boardUrl(useSearchParams()[0])}>{t('profile.missing.back')}</ButtonLink>}
    >
      {t('profile.missing.text')}
    </EmptyPanel>
  );
}

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

/** The learner's own summary, with a link to the public profile. In this module, for home loads the same cards. */
export function OwnCards({ profile }: { profile: Profile }) {
  const t = useMessages(profileEn);
  return (
    <div className={styles.ownCards}>
      <Summary summary={profile} own />
      <TextLink alone to={links.publicProfile({ userId: profile.user_id })}>
        {t('profile.see-mine')}
      </TextLink>
    </div>
  );
}
