import type { BoardAddress, YourRank } from '@sirah-trails/api-client';
import { AvatarHead, useOrdinal } from '@sirah-trails/ui';
import { LearnerName } from './learner-name.tsx';
import { ProfileLink } from './profile-link.tsx';
import { StarCount } from './star-count.tsx';
import styles from './place-row.module.css';

export interface PlaceRowProps {
  /** Rank (null for a learner without a place), name, stars, head and whose they are. */
  place: Pick<YourRank, 'rank' | 'name' | 'total_star' | 'avatar_head' | 'user_id'>;
  board: BoardAddress;
  isMe: boolean;
}

/** A place of the list, which leads to the learner's profile. */
export function PlaceRow({ place, board, isMe }: PlaceRowProps) {
  const ordinal = useOrdinal();
  const { rank, name, total_star: stars, avatar_head: head, user_id: userId } = place;
  return (
    <ProfileLink userId={userId} board={board} className={styles.row} data-me={isMe || undefined}>
      <span className={styles.rank}>{rank === null ? '–' : ordinal(rank)}</span>
      <AvatarHead head={head} size={44} />
      <LearnerName name={name} isMe={isMe} className={styles.name} />
      <StarCount count={stars} />
    </ProfileLink>
  );
}
