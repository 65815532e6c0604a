import { Skeleton } from '@sirah-trails/ui';
import styles from './finish.module.css';

/** The shape of the finished chapter. */
export function FinishSkeleton() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <Skeleton shape="circle" />
      <Skeleton shape="title" />
      <Skeleton shape="text" />
    </div>
  );
}
