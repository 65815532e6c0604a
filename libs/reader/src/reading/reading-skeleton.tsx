import { Skeleton } from '@sirah-trails/ui';
import styles from './reading.module.css';

/** The shape of a page. */
export function ReadingSkeleton() {
  return (
    <div className={styles.text}>
      <Skeleton shape="picture" />
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </div>
  );
}
