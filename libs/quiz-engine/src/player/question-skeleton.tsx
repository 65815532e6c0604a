import { Skeleton, useAnnouncement, useMessages } from '@sirah-trails/ui';
import { frameEn } from '../messages/frame-en.ts';
import styles from './question-skeleton.module.css';

/** The shape of a question that loads. */
export function QuestionSkeleton() {
  const t = useMessages(frameEn);
  useAnnouncement(t('quiz.opening'));
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="title" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  );
}
