import type { Profile } from '@sirah-trails/api-client';
import { Card, useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import { profileEn } from '../messages/profile-en.ts';
import { StarIcon } from './star-icon.tsx';
import styles from './achievements.module.css';

interface AchievementsCardProps extends Pick<Profile, 'achievements'> {
  /** Adds a hint on where to begin, for the learner's own card. */
  own: boolean;
}

/** The learner's achievements in four numbers. */
export function AchievementsCard({ achievements, own }: AchievementsCardProps) {
  const t = useMessages(profileEn);
  const { trails_complete, trails_points, chapter_read, reading_time } = achievements;
  const isNew = trails_complete + trails_points + chapter_read === 0;
  const hours = Math.round(reading_time * 10) / 10;
  return (
    <Card as="section" aria-labelledby="achievements" className={styles.card}>
      <h2 id="achievements" className={styles.title}>
        {t('achievements.title')}
      </h2>
      <div className={styles.facts}>
        <dl className={styles.list}>
          <Fact kind="trails" label={t('achievements.trails')} value={trails_complete} />
          <Fact kind="stars" label={t('achievements.stars')} value={trails_points} />
          <Fact kind="chapters" label={t('achievements.chapters')} value={chapter_read} />
          <Fact kind="reading" label={t('achievements.reading', { hours })} value={hours} />
        </dl>
      </div>
      {own && isNew && <p className={styles.hint}>{t('achievements.new')}</p>}
    </Card>
  );
}

interface FactProps {
  kind: Achievement;
  label: ReactNode;
  value: number;
}

function Fact({ kind, label, value }: FactProps) {
  const t = useMessages(profileEn);
  return (
    <div className={styles.fact}>
      <AchievementIcon kind={kind} className={styles.shape} />
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{t('achievements.value', { value })}</dd>
    </div>
  );
}

type Achievement = 'trails' | 'stars' | 'chapters' | 'reading';

/** Decorative icon of an achievement. */
function AchievementIcon({ kind, className }: { kind: Achievement; className?: string | undefined }) {
  if (kind === 'stars') return <StarIcon className={className} />;
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {shapes[kind]}
    </svg>
  );
}

const shapes: Readonly<Record<Exclude<Achievement, 'stars'>, ReactNode>> = {
  trails: (
    <>
      <path d="M4 40 18 14l9 15 5-8 12 19z" fill="var(--world-ground)" />
      <path d="M18 14l9 15-4 11H18z" fill="var(--world-accent)" opacity=".45" />
      <path d="M18 14V5" stroke="var(--world-ink)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M18 4.5l10 3.5-10 4z" fill="var(--color-primary)" />
    </>
  ),
  chapters: (
    <>
      <path
        d="M24 13C18 8 10 8 5 10v28c5-2 13-2 19 3 6-5 14-5 19-3V10c-5-2-13-2-19 3z"
        fill="var(--color-primary)"
      />
      <path d="M24 13c6-5 14-5 19-3v28c-5-2-13-2-19 3z" fill="var(--color-primary-shadow)" />
      <path
        d="M10 17c4-.8 7 0 10 2M10 25c4-.8 7 0 10 2"
        stroke="var(--color-paper)"
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  reading: (
    <>
      <path d="M11 5h26v5H11zM11 38h26v5H11z" fill="var(--color-primary-shadow)" />
      <path
        d="M14 10h20c0 8-6 10-6 14s6 6 6 14H14c0-8 6-10 6-14s-6-6-6-14z"
        fill="var(--color-paper)"
        stroke="var(--color-primary)"
        strokeWidth="2.5"
      />
      <path d="M18 16h12c-1 4-5 5-6 8-1-3-5-4-6-8z" fill="var(--color-star)" />
      <path d="M17 38c0-5 5-6 7-9 2 3 7 4 7 9z" fill="var(--color-star-light)" />
    </>
  ),
};
