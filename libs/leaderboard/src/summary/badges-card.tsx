import type { Profile } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { Button, Card, Link, Picture, useMessages } from '@sirah-trails/ui';
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
  const badges = shownBadges(summary);
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
      <BadgeList label={t('badges.earned')} badges={all ? earned : earned.slice(-latest)} own={own} />
      <BadgeList label={t('badges.next')} badges={all ? missing : missing.slice(0, next)} own={own} />
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

interface BadgeListProps {
  label: string;
  badges: readonly ShownBadge[];
  own: boolean;
}

function BadgeList({ label, badges, own }: BadgeListProps) {
  if (badges.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.list}>
      {badges.map((badge) => (
        <li key={badge.key}>
          {own && badge.earned ? (
            <Link to={links.leaderboard()} className={styles.badge}>
              <Face badge={badge} />
            </Link>
          ) : (
            <div className={styles.badge} data-missing={badge.earned ? undefined : ''}>
              <Face badge={badge} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The picture and its name. */
function Face({ badge: { name, number, image } }: { badge: ShownBadge }) {
  const t = useMessages(profileEn);
  return (
    <>
      <Picture src={image} alt="" width={80} height={86} className={styles.picture} />
      <span dir="auto">{name ?? t('badges.number', { number })}</span>
    </>
  );
}

interface ShownBadge {
  readonly key: string;
  /** Null if the provider sends pictures alone. */
  readonly name: string | null;
  /** Position among the badges, from 1. */
  readonly number: number;
  readonly image: string;
  readonly earned: boolean;
}

/** Badges in the order of the journey, with missing ones if the provider lists them. */
function shownBadges({ badges, badge_list }: Pick<Profile, 'badges' | 'badge_list'>): ShownBadge[] {
  if (!badge_list)
    return badges.map((image, index) => ({
      key: `${index} ${image}`,
      name: null,
      number: index + 1,
      image,
      earned: true,
    }));
  return badge_list.map(({ id, name, image, earned }, index) => ({
    key: id,
    name,
    number: index + 1,
    image,
    earned,
  }));
}
