import type { BoardType, YourRank } from '@sirah-trails/api-client';
import { useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import { PlaceRow } from './place-row.tsx';
import styles from './my-place.module.css';

export interface MyPlaceProps {
  me: YourRank;
  type: BoardType;
}

/** The learner's place, always visible. */
export function MyPlace({ me, type }: MyPlaceProps) {
  const t = useMessages(en);
  const none = type === 'learning_journey' ? 'board.mine.none' : 'board.mine.none-endless';
  return (
    <section className={styles.mine} aria-label={t('board.mine')}>
      <PlaceRow rank={me.rank} name={me.name} stars={me.total_star} head={me.avatar_head} isMe />
      {me.rank === null && <p className={styles.none}>{t(none)}</p>}
    </section>
  );
}
