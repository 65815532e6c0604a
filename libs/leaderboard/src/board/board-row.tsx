import type { BoardKey, YourRank } from '@sirah-trails/api-client';
import { AvatarHead, Skeleton, useOrdinal } from '@sirah-trails/ui';
import { LearnerName, ProfileLink, StarCount } from './learner.tsx';
import { useOwnRow } from './own-row.ts';
import styles from './board-row.module.css';

interface BoardRowProps {
  /** Rank (null for an unranked learner), name, stars, head and user id. */
  entry: Pick<YourRank, 'rank' | 'name' | 'total_star' | 'avatar_head' | 'user_id'>;
  board: BoardKey;
  isMe: boolean;
}

/** A row of the list, with a link to the learner's profile. */
export function BoardRow({ entry, board, isMe }: BoardRowProps) {
  const ordinal = useOrdinal();
  const { rank, name, total_star: stars, avatar_head: head, user_id: userId } = entry;
  return (
    <ProfileLink
      ref={useOwnRow<HTMLElement>(isMe)}
      userId={userId}
      board={board}
      className={styles.row}
      data-me={isMe || undefined}
    >
      <span className={styles.rank}>{rank === null ? '–' : ordinal(rank)}</span>
      <AvatarHead head={head} size={44} />
      <LearnerName name={name} isMe={isMe} className={styles.name} />
      <StarCount count={stars} />
    </ProfileLink>
  );
}

export function SkeletonRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Skeleton key={index} shape="card" className={styles.skeleton} />
  ));
}

export function RowsSkeleton() {
  return (
    <div className={styles.skeletonRows}>
      <SkeletonRows count={5} />
    </div>
  );
}
