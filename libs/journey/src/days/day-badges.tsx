import { BadgeList, Card, useMessages } from '@sirah-trails/ui';
import { daysEn } from '../messages/days.ts';
import days100 from './art/days-100.svg';
import days30 from './art/days-30.svg';
import days7 from './art/days-7.svg';
import styles from './day-badges.module.css';

const badges = [
  { count: 7, image: days7 },
  { count: 30, image: days30 },
  { count: 100, image: days100 },
] as const;

/**
 * Badges for camp-fire days, the coming ones pale.
 *
 * @param total camp-fire days in all
 */
export function DayBadges({ total }: { total: number }) {
  const t = useMessages(daysEn);
  const shown = badges.map(({ count, image }) => {
    const name = t('journey.days.badges.name', { count });
    const earned = total >= count;
    const spoken = t(earned ? 'journey.days.badges.earned' : 'journey.days.badges.next', { name });
    return { key: image, name, spoken, image, earned };
  });
  return (
    <Card as="section" aria-labelledby="day-badges">
      <h2 id="day-badges" className={styles.title}>
        {t('journey.days.badges')}
      </h2>
      <BadgeList badges={shown} />
    </Card>
  );
}
