import type { Difficulty, Trail } from '@sirah-trails/api-client';
import { difficultyParameter, links } from '@sirah-trails/api-client/links';
import { firstData, QueryView, type RouteLocation, screen } from '@sirah-trails/screen-kit';
import { EmptyPanel, Skeleton, useMessages } from '@sirah-trails/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import styles from './world-card.module.css';
import { WorldCarousel } from './world-carousel.tsx';
import { mapEn } from '../messages/map.ts';
import { DifficultyGate } from '../milestones/difficulty-gate.tsx';
import { firstDifficulty } from '../milestones/difficulty.ts';
import { worldsQuery } from '../milestones/endpoints.ts';
import { currentWorld } from '../milestones/rules.ts';

/** The worlds, side by side. */
export default screen({
  messages: mapEn,
  first: requestWorlds,
  prefetch: requestWorlds,
  useFrame: (t) => ({
    title: t('journey.trails.title'),
    back: { to: links.journeyStart(), label: t('journey.back.start') },
    landscape: true,
    wide: true,
    readAloud: true,
  }),
  Content: () => (
    <DifficultyGate skeleton={<WorldsSkeleton />}>
      {(difficulty) => <Worlds difficulty={difficulty} />}
    </DifficultyGate>
  ),
});

async function requestWorlds(location: RouteLocation, client: QueryClient) {
  const difficulty = await firstDifficulty(location, client);
  return difficulty && firstData(client, worldsQuery(difficulty.id));
}

function Worlds({ difficulty }: { difficulty: Difficulty }) {
  const t = useMessages(mapEn);
  const [search] = useSearchParams();
  const trails = useQuery(worldsQuery(difficulty.id));
  return (
    <QueryView query={trails} skeleton={<WorldsSkeleton />} error={t('journey.trails.error')}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyPanel title={t('journey.trails.empty.title')}>{t('journey.trails.empty.text')}</EmptyPanel>
        ) : (
          <WorldCarousel
            trails={rows}
            quizTimeId={difficulty.id}
            first={firstInSight(rows, search.get('trail_id'))}
            linkTo={({ id, name }) =>
              links.subTrails({ trailId: id, trailName: name, difficulty: difficultyParameter(difficulty) })
            }
          />
        )
      }
    </QueryView>
  );
}

/** Index of the world in the URL, else of the current one. */
function firstInSight(trails: readonly Trail[], wanted: string | null): number {
  const named = trails.findIndex((trail) => trail.id === wanted);
  if (named >= 0) return named;
  const current = currentWorld(trails);
  return current ? trails.indexOf(current) : 0;
}

function WorldsSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="picture" className={styles.waiting} />
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton shape="card" className={styles.waitingButton} />
    </div>
  );
}
