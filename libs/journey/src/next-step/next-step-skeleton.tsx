import { Skeleton } from '@sirah-trails/ui';
import styles from './next-step.module.css';

/** The next step before it is known. */
export function NextStepSkeleton() {
  return <Skeleton shape="card" className={styles.waiting} />;
}
