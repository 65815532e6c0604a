import { difficultiesQuery } from '@sirah-trails/api-client';
import { endlessDifficulty } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
import { EmptyPanel, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { playableDifficulties } from '../difficulty/playable-difficulties.ts';
import { rankEn } from '../messages/rank-en.ts';
import { MyRankSkeleton } from './my-rank-skeleton.tsx';
import { EndlessRankCard, RankCard } from './rank-card.tsx';
import styles from './my-rank.module.css';

/** The learner's place at each pace and on the Infinity Trail, and what comes next there. */
export function MyRankScreen() {
  const t = useMessages(rankEn);
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
