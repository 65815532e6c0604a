import {
  difficultiesQuery,
  myRankQuery,
  neighboursQuery,
  pageDifficultiesQuery,
} from '@sirah-trails/api-client';
import { endlessDifficulty, links } from '@sirah-trails/api-client/links';
import { firstData, isAdditionKnown, QueryView, screen } from '@sirah-trails/screen-kit';
import { EmptyPanel, Skeleton, useMessages } from '@sirah-trails/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import styles from './my-rank.module.css';
import { EndlessRankCard, RankCard } from './rank-card.tsx';
import { rewardsEn } from '../messages/rewards.ts';
import { playableDifficulties } from '../milestones/difficulty.ts';

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
          return (
            <ul className={styles.list}>
              {difficulties.map((difficulty) => (
                <li key={difficulty.id}>
                  <RankCard difficulty={difficulty} />
                </li>
              ))}
              {endlessDifficulty(rows) && (
                <li>
                  <EndlessRankCard />
                </li>
              )}
            </ul>
          );
        }}
      </QueryView>
    </>
  );
}

function MyRankSkeleton() {
  return (
    <div className={styles.list}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} shape="card" className={styles.waiting} />
      ))}
    </div>
  );
}
