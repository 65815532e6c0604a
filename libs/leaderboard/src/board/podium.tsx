import type { LeaderboardEntry } from '@sirah-trails/api-client';
import { AvatarHead, useMessages, useOrdinal } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import { LearnerName } from './learner-name.tsx';
import { StarCount } from './star-count.tsx';
import styles from './podium.module.css';

export interface PodiumProps {
  /** First, second and third; a step without a learner is undefined. */
  entries: readonly (LeaderboardEntry | undefined)[];
  myId: string;
}

/** The first three: read in order, seen with the first in the middle. Equal ranks have steps of one height. */
export function Podium({ entries, myId }: PodiumProps) {
  const t = useMessages(en);
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
          isMe={entry !== undefined && entry.user_id === myId}
        />
      ))}
    </ol>
  );
}

interface StepProps {
  entry: LeaderboardEntry | undefined;
  step: number;
  isMe: boolean;
}

function Step({ entry, step, isMe }: StepProps) {
  const ordinal = useOrdinal();
  if (!entry) {
    return (
      <li className={styles.step} data-step={step} data-rank={step} data-free="" aria-hidden="true">
        <AvatarHead head={null} size={headSize(step)} className={styles.head} />
        <span className={styles.block}>{ordinal(step)}</span>
      </li>
    );
  }
  const { rank, name, total_star: count, avatar_head: head } = entry;
  return (
    <li className={styles.step} data-step={step} data-rank={rank} data-me={isMe || undefined}>
      <AvatarHead head={head} size={headSize(rank)} className={styles.head} />
      <LearnerName name={name} isMe={isMe} className={styles.name} />
      <StarCount count={count} />
      <span className={styles.block}>{ordinal(rank)}</span>
    </li>
  );
}

/** Diameter in pixels: the first is the greatest. */
const headSize = (rank: number) => (rank === 1 ? 92 : 68);
