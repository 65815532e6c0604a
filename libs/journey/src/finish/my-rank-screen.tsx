import {
  difficultiesQuery,
  myRankQuery,
  neighboursQuery,
  pageDifficultiesQuery,
  type QuizTime,
} from '@sirah-trails/api-client';
import { endlessDifficulty, links } from '@sirah-trails/api-client/links';
import { firstData, isAdditionKnown, QueryView, screen } from '@sirah-trails/screen-kit';
import { EmptyPanel, Skeleton, useMessages } from '@sirah-trails/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import styles from './my-rank.module.css';
import { RankCard } from './rank-card.tsx';
import { EndlessRankRow, RankRow } from './rank-row.tsx';
import { rewardsEn } from '../messages/rewards.ts';
import { journeyDifficulty, playableDifficulties, recallDifficulty } from '../milestones/difficulty.ts';

/** The learner's rank at each difficulty and on the Infinity Trail, and the next goal there. */
export default screen({
  messages: rewardsEn,
  first: (_location, client) => requestMyRank(client),
  prefetch: (_location, client) => requestMyRank(client),
  useFrame: (t) => ({
    title: t('journey.rank.title'),
    back: { to: links.journeyStart(), label: t('journey.back.start') },
    ground: true,
    wide: true,
  }),
  Content: MyRank,
});

function requestMyRank(client: QueryClient) {
  return Promise.all([firstData(client, difficultiesQuery()), requestRanks(client)]);
}

async function requestRanks(client: QueryClient) {
  const rows = await firstData(client, pageDifficultiesQuery());
  const difficulties = playableDifficulties(rows);
  const hasNeighbours = isAdditionKnown(client, 'neighbours');
  return Promise.all([
    endlessDifficulty(rows) && firstData(client, myRankQuery({ type: 'endless_mode' })),
    ...difficulties.map<Promise<unknown>>(({ id }) => {
      const board = { type: 'learning_journey', quizTimeId: id } as const;
      return hasNeighbours
        ? firstData(client, neighboursQuery(board))
        : firstData(client, myRankQuery(board));
    }),
  ]);
}

function MyRank() {
  const t = useMessages(rewardsEn);
  const times = useQuery(difficultiesQuery());
  return (
    <>
      <p className={styles.lead}>{t('journey.rank.lead')}</p>
      <QueryView query={times} skeleton={<MyRankSkeleton />} error={t('journey.rank.error')}>
        {(rows) => {
          const difficulties = playableDifficulties(rows);
          if (difficulties.length === 0) {
            return (
              <EmptyPanel title={t('journey.rank.empty.title')}>{t('journey.rank.empty.text')}</EmptyPanel>
            );
          }
          return <Ranks difficulties={difficulties} hasEndless={Boolean(endlessDifficulty(rows))} />;
        }}
      </QueryView>
    </>
  );
}

interface RanksProps {
  readonly difficulties: readonly QuizTime[];
  readonly hasEndless: boolean;
}

/** The difficulty of the learner's journey as a card, the others in a line each. */
function Ranks({ difficulties, hasEndless }: RanksProps) {
  const t = useMessages(rewardsEn);
  const { difficulty: current = difficulties[0] } = journeyDifficulty(difficulties, recallDifficulty());
  const others = difficulties.filter(({ id }) => id !== current?.id);
  return (
    <div className={styles.ranks}>
      {current && <RankCard difficulty={current} />}
      {(others.length > 0 || hasEndless) && (
        <section className={styles.others} aria-labelledby="other-paces">
          <h2 id="other-paces" className={styles.heading}>
            {t('journey.rank.others')}
          </h2>
          <ul className={styles.list}>
            {others.map((difficulty) => (
              <li key={difficulty.id}>
                <RankRow difficulty={difficulty} />
              </li>
            ))}
            {hasEndless && (
              <li>
                <EndlessRankRow />
              </li>
            )}
          </ul>
        </section>
      )}
    </div>
  );
}

function MyRankSkeleton() {
  return (
    <div className={styles.ranks}>
      <Skeleton shape="card" className={styles.waiting} />
      <div className={styles.others}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} shape="text" />
        ))}
      </div>
    </div>
  );
}
