import { Skeleton } from '@sirah-trails/ui';
import styles from './world-card.module.css';

/** The shape of the worlds: one card with its island. */
export function WorldsSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="picture" className={styles.waiting} />
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton shape="card" className={styles.waitingButton} />
    </div>
  );
}
