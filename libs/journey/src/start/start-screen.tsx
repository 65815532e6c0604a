import { difficultiesQuery } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
import { TextLink, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { playableDifficulties } from '../difficulty/playable-difficulties.ts';
import { NoDifficulties } from '../difficulty/difficulty-gate.tsx';
import { en } from '../messages/en.ts';
import { frameEn } from '../messages/frame-en.ts';
import { StartJourney } from './start-journey.tsx';
import { StartSkeleton } from './start-skeleton.tsx';
import styles from './start.module.css';

/** Where a learner sets out: the map, and the choice of a pace. */
export function StartScreen() {
  const t = useMessages(en);
  const shared = useMessages(frameEn);
  const times = useQuery(difficultiesQuery());
  return (
    <QueryView query={times} skeleton={<StartSkeleton />} error={shared('journey.difficulties.error')}>
      {(rows) => {
        const difficulties = playableDifficulties(rows);
        if (difficulties.length === 0) return <NoDifficulties />;
        return (
          <div className={styles.screen}>
            <StartJourney difficulties={difficulties} />
            <TextLink alone to={links.myRank()} className={styles.rank}>
              {t('journey.start.my-rank')}
            </TextLink>
          </div>
        );
      }}
    </QueryView>
  );
}
