import { useAddition } from '@sirah-trails/screen-kit';
import { lazyComponent, Skeleton } from '@sirah-trails/ui';
import styles from './today-card.module.css';

/** Home does without it when it does not load. */
const TodayContent = lazyComponent(() => import('./today-content.tsx').then((code) => code.TodayContent), {
  Loading: ({ waiting }) => waiting,
  Failed: null,
});

/** For home: questions that are due, or the word of the day, where the provider offers it. Its code follows the first content. */
export function TodayCard() {
  if (!useAddition('today')) return null;
  return <TodayContent waiting={<Skeleton shape="card" className={styles.waiting} />} />;
}
