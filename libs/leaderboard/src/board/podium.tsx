import type { BoardKey, LeaderboardEntry } from '@sirah-trails/api-client';
import { AvatarHead, useMessages, useOrdinal } from '@sirah-trails/ui';
import { boardEn } from '../messages/board-en.ts';
import { LearnerName, ProfileLink, StarCount } from './learner.tsx';
import { isOwn } from './board-layout.ts';
import { useOwnRow } from './own-row.ts';
import styles from './podium.module.css';

interface PodiumProps {
  /** First, second and third; a step without a learner is undefined. */
  entries: readonly (LeaderboardEntry | undefined)[];
  myId: string;
  board: BoardKey;
}

/** The first three: read in order, seen with the first in the middle. Equal ranks have steps of one height. */
export function Podium({ entries, myId, board }: PodiumProps) {
  const t = useMessages(boardEn);
  return (
    <ol
      className={styles.podium}
      aria-label={t('board.podium')}
      aria-hidden={entries[0] === undefined || undefined}
    >
      {entries.map((entry, index) => (
        <Step
          key={index}
          entry={entry}
          step={index + 1}
          board={board}
          isMe={entry !== undefined && isOwn(entry, myId)}
        />
      ))}
    </ol>
  );
}

interface StepProps {
  entry: LeaderboardEntry | undefined;
  step: number;
  board: BoardKey;
  isMe: boolean;
}

function Step({ entry, step, board, isMe }: StepProps) {
  const ordinal = useOrdinal();
  const own = useOwnRow<HTMLLIElement>(isMe);
  if (!entry) {
    return (
      <li className={styles.step} data-step={step} data-rank={step} data-free="" aria-hidden="true">
        <div className={styles.learner}>
          <AvatarHead head={null} size={headSize(step)} className={styles.head} />
          <span className={styles.block}>{ordinal(step)}</span>
        </div>
      </li>
    );
  }
  const { rank, name, total_star: count, avatar_head: head, user_id: userId } = entry;
  return (
    <li ref={own} className={styles.step} data-step={step} data-rank={rank} data-me={isMe || undefined}>
      <ProfileLink userId={userId} board={board} className={styles.learner}>
        <AvatarHead head={head} size={headSize(rank)} className={styles.head} />
        <LearnerName name={name} isMe={isMe} className={styles.name} />
        <StarCount count={count} />
        <span className={styles.block}>{ordinal(rank)}</span>
      </ProfileLink>
    </li>
  );
}

/** Diameter in pixels: the first is the greatest. */
const headSize = (rank: number) => (rank === 1 ? 92 : 68);
