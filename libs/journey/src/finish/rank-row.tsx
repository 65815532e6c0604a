import type { QuizTime } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
import { Link, Medal, type MedalKind, Skeleton, useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import styles from './my-rank.module.css';
import { rewardsEn } from '../messages/rewards.ts';
import { useEndlessRank, useRank } from './own-rank.ts';
import { rankText } from './rank-card.tsx';
import { medalOf } from './ranks.ts';

/** The learner's rank at one of the other difficulties, in one line that leads to its board. */
export function RankRow({ difficulty }: { difficulty: QuizTime }) {
  const { id, difficulty_label: label, star } = difficulty;
  const query = useRank(id);
  return (
    <Row
      label={label}
      query={query}
      medal={medalOf(difficulty.difficulty, query.data?.own.rank ?? null)}
      board={links.leaderboard({ mode: 'learning_journey', difficulty: id })}
      isPlayed={star > 0}
    />
  );
}

/** The learner's rank on the Infinity Trail. Its medal shows every rank, not only the first ten. */
export function EndlessRankRow() {
  const t = useMessages(rewardsEn);
  const query = useEndlessRank();
  const { rank = null, total_star: best = 0 } = query.data?.own ?? {};
  return (
    <Row
      label={t('journey.rank.endless')}
      query={query}
      medal={rank === null ? null : 'endless'}
      board={links.leaderboard({ mode: 'endless_mode' })}
      isPlayed={best > 0}
    >
      {best > 0 && <span className={styles.goal}>{t('journey.rank.best', { count: best })}</span>}
    </Row>
  );
}

interface RowProps {
  readonly label: string;
  readonly query: ReturnType<typeof useRank>;
  readonly medal: MedalKind | null;
  /** URL of the board. */
  readonly board: string;
  readonly isPlayed: boolean;
  readonly children?: ReactNode;
}

/** One rank; a failed request does not hide the others. */
function Row({ label, query, medal, board, isPlayed, children }: RowProps) {
  const t = useMessages(rewardsEn);
  return (
    <Link to={board} className={styles.row}>
      {medal ? <Medal kind={medal} size={32} /> : <span className={styles.noMedal} aria-hidden="true" />}
      <span className={styles.name}>
        <strong>{label}</strong> {children}
      </span>{' '}
      <span className={styles.place}>
        <QueryView query={query} skeleton={<Skeleton shape="text" />} error={() => t('journey.rank.unknown')}>
          {({ own }) => rankText(t, own.rank, isPlayed)}
        </QueryView>
      </span>
    </Link>
  );
}
