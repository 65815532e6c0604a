import { BadgeList, Card, useAnnouncement, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { daysEn } from '../messages/days.ts';
import days100 from './art/days-100.svg';
import days30 from './art/days-30.svg';
import days7 from './art/days-7.svg';
import { localToday, monthOf } from './calendar.ts';
import styles from './day-badges.module.css';
import { daysQuery } from './endpoints.ts';

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

/** The badge that today's lantern brings; renders nothing for other lanterns, and when the request fails. */
export function EarnedDayBadge() {
  const t = useMessages(daysEn);
  const today = localToday();
  const { data } = useQuery(daysQuery(monthOf(today)));
  const isLit = data?.days.some(({ day }) => day === today) ?? false;
  const badge = badges.find(({ count }) => isLit && count === data?.total);
  const name = badge && t('journey.days.badges.new', { count: badge.count });
  useAnnouncement(name);
  if (!badge || !name) return null;
  const { image } = badge;
  return <BadgeList badges={[{ key: image, name, image, earned: true }]} className={styles.earned} />;
}
