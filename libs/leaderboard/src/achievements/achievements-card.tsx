import type { Profile } from '@sirah-trails/api-client';
import { Card, useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import { achievementsEn } from '../messages/achievements-en.ts';
import { AchievementShape, type Achievement } from './achievement-shape.tsx';
import styles from './achievements.module.css';

export interface AchievementsCardProps extends Pick<Profile, 'achievements'> {
  /** The learner's own, which say where to begin. */
  own: boolean;
}

/** What a learner has reached so far, in four numbers. */
export function AchievementsCard({ achievements, own }: AchievementsCardProps) {
  const t = useMessages(achievementsEn);
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
  const t = useMessages(achievementsEn);
  return (
    <div className={styles.fact}>
      <AchievementShape kind={kind} className={styles.shape} />
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{t('achievements.value', { value })}</dd>
    </div>
  );
}
