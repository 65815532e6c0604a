import type { Profile } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { BadgeList, Button, Card, type ShownBadge, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { profileEn } from '../messages/profile-en.ts';
import styles from './badges.module.css';

/** Badges of the collapsed card: the latest earned, and the next to earn. */
const [latest, next] = [6, 3];

interface BadgesCardProps {
  summary: Pick<Profile, 'badges' | 'badge_list'>;
  /** Adds links to the boards and hints on missing badges, for the learner's own card. */
  own: boolean;
}

/** The badges of a learner. */
export function BadgesCard({ summary, own }: BadgesCardProps) {
  const t = useMessages(profileEn);
  const [all, setAll] = useState(false);
  const badges = useShownBadges(summary, own);
  const earned = badges.filter((badge) => badge.earned);
  const missing = own ? badges.filter((badge) => !badge.earned) : [];
  const hasMore = earned.length > latest || missing.length > next;
  return (
    <Card as="section" aria-labelledby="badges" className={styles.card}>
      <h2 id="badges" className={styles.title}>
        {t('badges.title')}
        {missing.length > 0 && (
          <span className={styles.count}>
            {t('badges.count', { earned: earned.length, count: badges.length })}
          </span>
        )}
      </h2>
      <EmptyNote
        own={own}
        earned={earned.length}
        missing={missing.length}
        isKnown={Boolean(summary.badge_list)}
      />
      <Badges label={t('badges.earned')} badges={all ? earned : earned.slice(-latest)} />
      <Badges label={t('badges.next')} badges={all ? missing : missing.slice(0, next)} />
      {hasMore && (
        <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'badges.fewer' : 'badges.more')}
        </Button>
      )}
    </Card>
  );
}

interface EmptyNoteProps {
  own: boolean;
  earned: number;
  missing: number;
  /** Whether the provider lists missing badges. */
  isKnown: boolean;
}

/** Text if no badge is earned, or none is left to earn. */
function EmptyNote({ own, earned, missing, isKnown }: EmptyNoteProps) {
  const t = useMessages(profileEn);
  if (earned === 0) return <p className={styles.remark}>{t(own ? 'badges.none-own' : 'badges.none')}</p>;
  return own && isKnown && missing === 0 ? <p className={styles.remark}>{t('badges.all')}</p> : null;
}

function Badges(list: { label: string; badges: readonly ShownBadge[] }) {
  return list.badges.length > 0 && <BadgeList {...list} />;
}

/**
 * Badges in the order of the journey, with missing ones if the provider lists them. They have numbers if it sends pictures alone;
 * the learner's own lead to the boards.
 */
function useShownBadges(
  { badges, badge_list: list }: Pick<Profile, 'badges' | 'badge_list'>,
  own: boolean,
): ShownBadge[] {
  const t = useMessages(profileEn);
  const linked = own && { to: links.leaderboard() };
  if (!list)
    return badges.map((image, index) => ({
      key: `${index} ${image}`,
      name: t('badges.number', { number: index + 1 }),
      image,
      earned: true,
      ...linked,
    }));
  return list.map(({ id, name, image, earned }) => ({
    key: id,
    name,
    image,
    earned,
    ...(earned && linked),
  }));
}
