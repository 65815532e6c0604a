import type { QuizTime } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
import {
  Button,
  ButtonLink,
  Card,
  Khatam,
  Medal,
  Skeleton,
  Stars,
  type Translate,
  useMessages,
} from '@sirah-trails/ui';
import styles from './my-rank.module.css';
import { rewardsEn } from '../messages/rewards.ts';
import { type OwnRank, useRank } from './own-rank.ts';
import { medalOf, nextGoal, type NextGoal } from './ranks.ts';

/** The learner's rank at the difficulty of the journey: medal, rank, next goal, stars and board. */
export function RankCard({ difficulty }: { difficulty: QuizTime }) {
  const t = useMessages(rewardsEn);
  const { id, difficulty_label: label, star, total_star: total } = difficulty;
  const query = useRank(id);
  const medal = medalOf(difficulty.difficulty, query.data?.own.rank ?? null);
  return (
    <Card as="article" ornament className={styles.card}>
      {medal ? <Medal kind={medal} size={112} /> : <Khatam className={styles.medallion} />}
      <h2 className={styles.label}>{label}</h2>
      <QueryView
        query={query}
        skeleton={<Skeleton shape="text" className={styles.line} />}
        error={(retry) => <Unknown onRetry={retry} />}
      >
        {(found) => <RankLine {...found} isPlayed={star > 0} />}
      </QueryView>
      <Stars value={star} max={total} label={t('journey.rank.stars', { star, total })} />
      <ButtonLink
        variant="secondary"
        to={links.leaderboard({ mode: 'learning_journey', difficulty: id })}
        aria-label={t('journey.rank.board-of', { label })}
      >
        {t('journey.rank.board')}
      </ButtonLink>
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

function RankLine({ own, neighbours, isPlayed }: OwnRank & { readonly isPlayed: boolean }) {
  const t = useMessages(rewardsEn);
  const { rank, unranked_star: unranked = 0 } = own;
  return (
    <div className={styles.line}>
      <p className={styles.rank}>{rankText(t, rank, isPlayed)}</p>
      <p className={styles.goal}>{goalText(t, nextGoal(own, neighbours))}</p>
      {unranked > 0 && <p className={styles.goal}>{t('journey.rank.unranked', { count: unranked })}</p>}
    </div>
  );
}

/** The rank, or why there is none. */
export function rankText(t: Translate<typeof rewardsEn>, rank: number | null, isPlayed: boolean): string {
  if (rank !== null) return t('journey.rank.place', { rank });
  return t(isPlayed ? 'journey.rank.none' : 'journey.rank.not-played');
}

function goalText(t: Translate<typeof rewardsEn>, goal: NextGoal): string {
  if (goal.name !== 'next-rank') return t(`journey.rank.goal.${goal.name}`);
  return t('journey.rank.goal.place', { rank: goal.rank, count: goal.count });
}
