import { Skeleton } from '@sirah-trails/ui';
import styles from './start.module.css';

/** The shape of the start: a map, a line, a button. */
export function StartSkeleton() {
  return (
    <div className={styles.screen}>
      <Skeleton shape="picture" className={styles.waitingMap} />
      <Skeleton shape="text" />
      <Skeleton shape="card" className={styles.waitingButton} />
    </div>
  );
}
