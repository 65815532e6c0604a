import type { Difficulty, Trail } from '@sirah-trails/api-client';
import { difficultyParameter, links } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
import { EmptyPanel, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { DifficultyGate } from '../difficulty/difficulty-gate.tsx';
import { worldsQuery } from '../endpoints/worlds.ts';
import { en } from '../messages/en.ts';
import { currentWorld } from './current-world.ts';
import { WorldsSkeleton } from './worlds-skeleton.tsx';
import { WorldCarousel } from './world-carousel.tsx';

/** The worlds of the journey, one beside the other. */
export function WorldsScreen() {
  return (
    <DifficultyGate skeleton={<WorldsSkeleton />}>
      {(difficulty) => <Worlds difficulty={difficulty} />}
    </DifficultyGate>
  );
}

function Worlds({ difficulty }: { difficulty: Difficulty }) {
  const t = useMessages(en);
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

/** The world that the address names, else the one the learner walks. */
function firstInSight(trails: readonly Trail[], wanted: string | null): number {
  const named = trails.findIndex((trail) => trail.id === wanted);
  if (named >= 0) return named;
  const current = currentWorld(trails);
  return current ? trails.indexOf(current) : 0;
}
