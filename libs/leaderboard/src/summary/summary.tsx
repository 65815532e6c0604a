import type { Profile } from '@sirah-trails/api-client';
import { AchievementsCard } from './achievements-card.tsx';
import { BadgesCard } from './badges-card.tsx';
import { MedalsCard } from './medals-card.tsx';
import styles from './summary.module.css';

interface SummaryProps {
  summary: Pick<Profile, 'achievements' | 'badges' | 'badge_list' | 'medals'>;
  /** The learner's own, on home: it also says what comes next. */
  own?: boolean;
}

/** What a learner has reached: the cards of home and of the public profile. */
export function Summary({ summary, own = false }: SummaryProps) {
  return (
    <div className={styles.cards}>
      <AchievementsCard achievements={summary.achievements} own={own} />
      <BadgesCard summary={summary} own={own} />
      <MedalsCard medals={summary.medals} own={own} />
    </div>
  );
}
