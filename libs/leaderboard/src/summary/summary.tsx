import type { Profile } from '@sirah-trails/api-client';
import { AchievementsCard } from './achievements-card.tsx';
import { BadgesCard } from './badges-card.tsx';
import { MedalsCard } from './medals-card.tsx';
import styles from './summary.module.css';

interface SummaryProps {
  summary: Pick<Profile, 'achievements' | 'badges' | 'badge_list' | 'medals'>;
  /** The learner's own summary, on home: adds what comes next. */
  own?: boolean;
}

/** Cards of achievements, badges and medals, for home and the public profile. */
export function Summary({ summary, own = false }: SummaryProps) {
  return (
    <div className={styles.cards}>
      <AchievementsCard achievements={summary.achievements} own={own} />
      <BadgesCard summary={summary} own={own} />
      <MedalsCard medals={summary.medals} own={own} />
    </div>
  );
}
