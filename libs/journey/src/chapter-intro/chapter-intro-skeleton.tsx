import { Skeleton } from '@sirah-trails/ui';
import styles from './chapter-intro.module.css';

/** The shape of the chapter: its facts, a book, the button. */
export function ChapterIntroSkeleton() {
  return (
    <>
      <Skeleton shape="text" />
      <Skeleton shape="title" />
      <Skeleton shape="card" className={styles.waitingBook} />
      <Skeleton shape="card" className={styles.waitingStart} />
    </>
  );
}
