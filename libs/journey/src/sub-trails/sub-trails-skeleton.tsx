import { Skeleton } from '@sirah-trails/ui';
import styles from './trail-map.module.css';

/** The map before it is there. */
export function SubTrailsSkeleton() {
  return (
    <div className={styles.frame}>
      <Skeleton shape="picture" className={styles.waiting} />
    </div>
  );
}
