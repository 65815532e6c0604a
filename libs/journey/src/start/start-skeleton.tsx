import { Skeleton } from '@sirah-trails/ui';
import styles from './start.module.css';

/** The start of The Trails before it is there: a map, a line, a button. */
export function StartSkeleton() {
  return (
    <div className={styles.screen}>
      <Skeleton shape="picture" className={styles.waitingMap} />
      <Skeleton shape="text" />
      <Skeleton shape="card" className={styles.waitingButton} />
    </div>
  );
}
