import { Skeleton } from '@sirah-trails/ui';
import styles from './trail-map.module.css';

/** The shape of the map. */
export function SubTrailsSkeleton() {
  return (
    <div className={styles.frame}>
      <Skeleton shape="picture" className={styles.waiting} />
    </div>
  );
}
