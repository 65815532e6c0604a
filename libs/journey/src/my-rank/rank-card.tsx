import type { QuizTime } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
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
import { rankEn } from '../messages/rank-en.ts';
import { medalOf } from './medal-of.ts';
import { nextGoal, type NextGoal } from './next-goal.ts';
import styles from './my-rank.module.css';
import { type Standing, useStanding } from './use-standing.ts';

/** The learner's place at one pace; a place that cannot be read does not hide the others. */
export function RankCard({ difficulty }: { difficulty: QuizTime }) {
  const t = useMessages(rankEn);
  const { id, difficulty_label: label, star, total_star: total } = difficulty;
  const standing = useStanding(id);
  const rank = standing.data?.own.rank;
  const medal = medalOf(difficulty.difficulty, rank ?? null);
  return (
    <Card
      as="article"
      tone={rank === null ? 'sand' : 'paper'}
      ornament={typeof rank === 'number'}
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
        query={standing}
        skeleton={<Skeleton shape="text" className={styles.line} />}
        error={(retry) => <Unknown onRetry={retry} />}
      >
        {(found) => <Place standing={found} />}
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

function Place({ standing: { own, neighbours } }: { standing: Standing }) {
  const t = useMessages(rankEn);
  const { rank } = own;
  return (
    <div className={styles.line}>
      <p className={styles.place} data-none={rank === null || undefined}>
        {rank === null ? t('journey.rank.none') : t('journey.rank.place', { rank })}
      </p>
      <p className={styles.goal}>{goalText(t, nextGoal(own, neighbours))}</p>
    </div>
  );
}

function goalText(t: Translate<typeof rankEn>, goal: NextGoal): string {
  if (goal.name !== 'place') return t(`journey.rank.goal.${goal.name}`);
  return t('journey.rank.goal.place', { rank: goal.rank, count: goal.count });
}
