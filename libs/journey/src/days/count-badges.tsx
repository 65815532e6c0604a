import { Card, Picture, useMessages } from '@sirah-trails/ui';
import { daysEn } from '../messages/days.ts';
import books1 from './art/badges/books-1.svg';
import books10 from './art/badges/books-10.svg';
import books20 from './art/badges/books-20.svg';
import books40 from './art/badges/books-40.svg';
import books5 from './art/badges/books-5.svg';
import days100 from './art/badges/days-100.svg';
import days30 from './art/badges/days-30.svg';
import days7 from './art/badges/days-7.svg';
import styles from './count-badges.module.css';

const badges = [
  { of: 'days', count: 7, image: days7 },
  { of: 'days', count: 30, image: days30 },
  { of: 'days', count: 100, image: days100 },
  { of: 'books', count: 1, image: books1 },
  { of: 'books', count: 5, image: books5 },
  { of: 'books', count: 10, image: books10 },
  { of: 'books', count: 20, image: books20 },
  { of: 'books', count: 40, image: books40 },
] as const;

interface CountBadgesProps {
  /** Camp-fire days in all. */
  days: number;
  /** Finished books in all. */
  books: number;
}

/** Badges for days and for finished books, the coming ones pale. */
export function CountBadges(counts: CountBadgesProps) {
  const t = useMessages(daysEn);
  return (
    <Card as="section" aria-labelledby="count-badges">
      <h2 id="count-badges" className={styles.title}>
        {t('journey.days.badges')}
      </h2>
      <ul className={styles.list}>
        {badges.map(({ of, count, image }) => {
          const name = t(`journey.days.badges.${of}`, { count });
          const isEarned = counts[of] >= count;
          return (
            <li key={image} className={styles.badge} data-missing={isEarned ? undefined : ''}>
              <Picture src={image} alt="" width={80} height={86} className={styles.picture} />
              <span aria-hidden="true">{name}</span>
              <span className="visually-hidden">
                {t(isEarned ? 'journey.days.badges.earned' : 'journey.days.badges.next', { name })}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
