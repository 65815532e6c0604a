import { Skeleton } from '@sirah-trails/ui';
import styles from './next-step.module.css';

/** The shape of the next step. */
export function NextStepSkeleton() {
  return <Skeleton shape="card" className={styles.waiting} />;
}
