import { Skeleton } from '@sirah-trails/ui';
import styles from './book-detail.module.css';

/** The shape of the book. */
export function BookSkeleton() {
  return (
    <div className={styles.book}>
      <div className={styles.top}>
        <Skeleton shape="picture" className={styles.cover} />
        <div className={styles.facts}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </div>
      </div>
      <Skeleton shape="text" />
      <div>
        <Skeleton shape="title" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </div>
    </div>
  );
}
