import { myRankQuery, type QuizTime, type YourRank } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { QueryView, useAddition } from '@sirah-trails/screen-kit';
import {
  Button,
  Card,
  Medal,
  Skeleton,
  Stars,
  TextLink,
  type Translate,
  useMessages,
} from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { neighboursQuery } from '../endpoints/neighbours.ts';
import { rankEn } from '../messages/rank-en.ts';
import { medalOf } from './medal-of.ts';
import { nextGoal, type NextGoal } from './next-goal.ts';
import styles from './my-rank.module.css';

/** The learner's place at one pace; a place that cannot be read does not hide the others. */
export function RankCard({ difficulty }: { difficulty: QuizTime }) {
  const t = useMessages(rankEn);
  const { id, difficulty_label: label, star, total_star: total } = difficulty;
  const rank = useQuery(myRankQuery({ type: 'learning_journey', quizTimeId: id }));
  const medal = medalOf(difficulty.difficulty, rank.data?.rank ?? null);
  return (
    <Card
      as="article"
      tone={rank.data?.rank === null ? 'sand' : 'paper'}
      ornament={typeof rank.data?.rank === 'number'}
      className={styles.card}
    >
      {medal && <Medal kind={medal} size={56} className={styles.medal} />}
      <h2 className={styles.label}>{label}</h2>
      <Stars
        value={star}
        max={total}
        label={t('journey.rank.stars', { star, total })}
        className={styles.stars}
      />
      <QueryView
        query={rank}
        skeleton={<Skeleton shape="text" className={styles.line} />}
        error={(retry) => <Unknown onRetry={retry} />}
      >
        {(place) => <Place rank={place} quizTimeId={id} />}
      </QueryView>
      <TextLink
        alone
        className={styles.board}
        to={links.leaderboard({ mode: 'learning_journey', difficulty: id })}
        aria-label={t('journey.rank.board-of', { label })}
      >
        {t('journey.rank.board')}
      </TextLink>
    </Card>
  );
}

function Unknown({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(rankEn);
  return (
    <p className={styles.line}>
      {t('journey.rank.unknown')}{' '}
      <Button variant="quiet" onClick={onRetry}>
        {t('journey.rank.retry')}
      </Button>
    </p>
  );
}

function Place({ rank: own, quizTimeId }: { rank: YourRank; quizTimeId: string }) {
  const t = useMessages(rankEn);
  const { rank } = own;
  const isOffered = useAddition('neighbours');
  const enabled = isOffered && rank !== null && rank > 1;
  const { data, isFetched } = useQuery({ ...neighboursQuery(quizTimeId), enabled });
  const goal = enabled && !isFetched ? null : nextGoal(own, data?.leaderboard ?? null);
  return (
    <div className={styles.line}>
      <p className={styles.place} data-none={rank === null || undefined}>
        {rank === null ? t('journey.rank.none') : t('journey.rank.place', { rank })}
      </p>
      <p className={styles.goal}>{goal ? goalText(t, goal) : '\u00a0'}</p>
    </div>
  );
}

function goalText(t: Translate<typeof rankEn>, goal: NextGoal): string {
  if (goal.name !== 'place') return t(`journey.rank.goal.${goal.name}`);
  return t('journey.rank.goal.place', { rank: goal.rank, count: goal.count });
}
