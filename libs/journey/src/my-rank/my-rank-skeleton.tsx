import { Skeleton } from '@sirah-trails/ui';
import styles from './my-rank.module.css';

/** The shape of the places. */
export function MyRankSkeleton() {
  return (
    <div className={styles.list}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} shape="card" className={styles.waiting} />
      ))}
    </div>
  );
}
