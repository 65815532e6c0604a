import { profileQuery, type Profile } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { Card, Skeleton, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { achievementsEn } from '../messages/achievements-en.ts';
import { AchievementShape, type Achievement } from './achievement-shape.tsx';
import styles from './achievements.module.css';

/** For home: what the learner has reached so far. */
export function AchievementsCard() {
  const t = useMessages(achievementsEn);
  return (
    <QueryView
      query={useQuery(profileQuery())}
      skeleton={<Skeleton shape="card" className={styles.waiting} />}
      error={t('achievements.error')}
    >
      {({ achievements }) => <Achievements achievements={achievements} />}
    </QueryView>
  );
}

function Achievements({ achievements }: Pick<Profile, 'achievements'>) {
  const t = useMessages(achievementsEn);
  const { trails_complete, trails_points, chapter_read } = achievements;
  const isNew = trails_complete + trails_points + chapter_read === 0;
  return (
    <Card as="section" aria-labelledby="achievements" className={styles.card}>
      <h2 id="achievements" className={styles.title}>
        {t('achievements.title')}
      </h2>
      <dl className={styles.list}>
        <Fact kind="trails" label={t('achievements.trails')} value={trails_complete} />
        <Fact kind="stars" label={t('achievements.stars')} value={trails_points} />
        <Fact kind="chapters" label={t('achievements.chapters')} value={chapter_read} />
      </dl>
      {isNew && <p className={styles.hint}>{t('achievements.new')}</p>}
    </Card>
  );
}

interface FactProps {
  kind: Achievement;
  label: string;
  value: number;
}

function Fact({ kind, label, value }: FactProps) {
  return (
    <div className={styles.fact}>
      <AchievementShape kind={kind} className={styles.shape} />
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
