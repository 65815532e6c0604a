import { useAddition } from '@sirah-trails/screen-kit';
import { lazyComponent, Skeleton } from '@sirah-trails/ui';
import styles from './days-card.module.css';

/** Home does without it when it does not load. */
const DaysContent = lazyComponent(() => import('./days-screen.tsx').then((code) => code.DaysContent), {
  Loading: ({ waiting }) => waiting,
  Failed: null,
});

/** For home: the month's lanterns, where the provider counts days. Its code follows the first content. */
export function DaysCard() {
  if (!useAddition('days')) return null;
  return <DaysContent waiting={<Skeleton shape="card" className={styles.waiting} />} />;
}
