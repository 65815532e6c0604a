import { Skeleton } from '@sirah-trails/ui';
import styles from './endless.module.css';

/** The shape of the start and of the summary. */
export function StartSkeleton() {
  return (
    <div className={styles.start} aria-hidden="true">
      <Skeleton shape="picture" className={styles.waiting} />
      <div className={styles.words}>
        <Skeleton shape="title" />
        <Skeleton shape="text" />
      </div>
    </div>
  );
}
