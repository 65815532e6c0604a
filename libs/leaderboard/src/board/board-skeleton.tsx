import { Skeleton } from '@sirah-trails/ui';
import styles from './board-skeleton.module.css';

/** Podium and seven rows. */
export function BoardSkeleton() {
  return (
    <div className={styles.board}>
      <div className={styles.podium}>
        {[2, 1, 3].map((step) => (
          <Skeleton key={step} shape="card" className={styles.step} data-step={step} />
        ))}
      </div>
      {[4, 5, 6, 7, 8, 9, 10].map((row) => (
        <Skeleton key={row} shape="card" className={styles.row} />
      ))}
    </div>
  );
}

/** Rows of the neighbours. */
export function RowsSkeleton() {
  return (
    <div className={styles.rows}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} shape="card" className={styles.row} />
      ))}
    </div>
  );
}
