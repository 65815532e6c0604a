import { useMessages } from '@sirah-trails/ui';
import { StarSign } from '../achievements/star-sign.tsx';
import { en } from '../messages/en.ts';
import styles from './star-count.module.css';

/** How many stars a learner has, as a star and a number. */
export function StarCount({ count }: { count: number }) {
  const t = useMessages(en);
  return (
    <span className={styles.count}>
      <StarSign className={styles.star} />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('board.stars', { count })}</span>
    </span>
  );
}
