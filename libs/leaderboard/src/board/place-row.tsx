import type { YourRank } from '@sirah-trails/api-client';
import { AvatarHead, useOrdinal } from '@sirah-trails/ui';
import { LearnerName } from './learner-name.tsx';
import { StarCount } from './star-count.tsx';
import styles from './place-row.module.css';

export interface PlaceRowProps {
  /** Null for a learner without a place. */
  rank: number | null;
  name: string;
  stars: number;
  head: YourRank['avatar_head'];
  isMe: boolean;
}

/** A place of the list: rank, head, name, stars. */
export function PlaceRow({ rank, name, stars, head, isMe }: PlaceRowProps) {
  const ordinal = useOrdinal();
  return (
    <div className={styles.row} data-me={isMe || undefined}>
      <span className={styles.rank}>{rank === null ? '–' : ordinal(rank)}</span>
      <AvatarHead head={head} size={44} />
      <LearnerName name={name} isMe={isMe} className={styles.name} />
      <StarCount count={stars} />
    </div>
  );
}
