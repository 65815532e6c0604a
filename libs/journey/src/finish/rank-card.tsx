import {
  type LeaderboardEntry,
  myRankQuery,
  neighboursQuery,
  type QuizTime,
  type YourRank,
} from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { QueryView, useAddition } from '@sirah-trails/screen-kit';
import {
  Button,
  Card,
  Medal,
  type MedalKind,
  Skeleton,
  Stars,
  TextLink,
  type Translate,
  useMessages,
} from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { medalOf, nextGoal, type NextGoal } from './ranks.ts';
import styles from './my-rank.module.css';
import { rewardsEn } from '../messages/rewards.ts';

/** The learner's rank at one difficulty. */
export function RankCard({ difficulty }: { difficulty: QuizTime }) {
  const t = useMessages(rewardsEn);
  const { id, difficulty_label: label, star, total_star: total } = difficulty;
  const rankQuery = useRank(id);
  return (
    <RankPanel
      label={label}
      query={rankQuery}
      medal={medalOf(difficulty.difficulty, rankQuery.data?.own.rank ?? null)}
      board={links.leaderboard({ mode: 'learning_journey', difficulty: id })}
      score={<Stars value={star} max={total} label={t('journey.rank.stars', { star, total })} />}
    />
  );
}

/** The learner's rank on the Infinity Trail. Its medal shows every rank, not only the first ten. */
export function EndlessRankCard() {
  const t = useMessages(rewardsEn);
  const rankQuery = useEndlessRank();
  const { rank = null, total_star: count = 0 } = rankQuery.data?.own ?? {};
  return (
    <RankPanel
      label={t('journey.rank.endless')}
      query={rankQuery}
      medal={rank === null ? null : 'endless'}
      board={links.leaderboard({ mode: 'endless_mode' })}
      score={<span>{count > 0 && t('journey.rank.best', { count })}</span>}
    />
  );
}

interface RankPanelProps {
  readonly label: string;
  readonly query: ReturnType<typeof useRank>;
  readonly medal: MedalKind | null;
  /** URL of the board. */
  readonly board: string;
  readonly score: ReactNode;
}

/** One rank; a failed request does not hide the others. */
function RankPanel({ label, query, medal, board, score }: RankPanelProps) {
  const t = useMessages(rewardsEn);
  const rank = query.data?.own.rank;
  return (
    <Card
      as="article"
      tone={rank === null ? 'sand' : 'paper'}
      ornament={typeof rank === 'number'}
      className={styles.card}
    >
      {medal && <Medal kind={medal} size={56} className={styles.medal} />}
      <h2 className={styles.label}>{label}</h2>
      {score}
      <QueryView
        query={query}
        skeleton={<Skeleton shape="text" className={styles.line} />}
        error={(retry) => <Unknown onRetry={retry} />}
      >
        {(found) => <RankLine own={found.own} neighbours={found.neighbours} />}
      </QueryView>
      <TextLink alone className={styles.board} to={board} aria-label={t('journey.rank.board-of', { label })}>
        {t('journey.rank.board')}
      </TextLink>
    </Card>
  );
}

function Unknown({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(rewardsEn);
  return (
    <p className={styles.line}>
      {t('journey.rank.unknown')}{' '}
      <Button variant="quiet" onClick={onRetry}>
        {t('journey.rank.retry')}
      </Button>
    </p>
  );
}

function RankLine({ own, neighbours }: OwnRank) {
  const t = useMessages(rewardsEn);
  const { rank, unranked_star: unranked = 0 } = own;
  return (
    <div className={styles.line}>
      <p className={styles.rank} data-none={rank === null || undefined}>
        {rank === null ? t('journey.rank.none') : t('journey.rank.place', { rank })}
      </p>
      <p className={styles.goal}>{goalText(t, nextGoal(own, neighbours))}</p>
      {unranked > 0 && <p className={styles.goal}>{t('journey.rank.unranked', { count: unranked })}</p>}
    </div>
  );
}

function goalText(t: Translate<typeof rewardsEn>, goal: NextGoal): string {
  if (goal.name !== 'next-rank') return t(`journey.rank.goal.${goal.name}`);
  return t('journey.rank.goal.place', { rank: goal.rank, count: goal.count });
}

/** The learner's row on a board, with the nearest rows where the provider sends them. */
interface OwnRank {
  readonly own: YourRank;
  readonly neighbours: readonly LeaderboardEntry[] | null;
}

function useEndlessRank() {
  return useQuery({
    ...myRankQuery({ type: 'endless_mode' }),
    select: (own): OwnRank => ({ own, neighbours: null }),
  });
}

/** The learner's row at one difficulty, in one call: the nearest rows include it. */
function useRank(quizTimeId: string) {
  const board = { type: 'learning_journey', quizTimeId } as const;
  const isOffered = useAddition('neighbours');
  const around = useQuery({
    ...neighboursQuery(board),
    enabled: isOffered,
    select: ({ your_rank: own, leaderboard: neighbours }): OwnRank => ({ own, neighbours }),
  });
  const alone = useQuery({
    ...myRankQuery(board),
    enabled: !isOffered,
    select: (own): OwnRank => ({ own, neighbours: null }),
  });
  return isOffered ? around : alone;
}
