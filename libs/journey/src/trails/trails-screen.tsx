import type { QuizTime, Trail } from '@sirah-trails/api-client';
import { difficultyParameter, links } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
import { EmptyPanel, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { DifficultyGate } from '../difficulty/difficulty-gate.tsx';
import { trailsQuery } from '../endpoints/trails.ts';
import { en } from '../messages/en.ts';
import { currentTrail } from './current-trail.ts';
import { TrailsSkeleton } from './trails-skeleton.tsx';
import { WorldCarousel } from './world-carousel.tsx';

/** The worlds of the journey, one beside the other. */
export function TrailsScreen() {
  return (
    <DifficultyGate skeleton={<TrailsSkeleton />}>
      {(difficulty) => <Worlds difficulty={difficulty} />}
    </DifficultyGate>
  );
}

function Worlds({ difficulty }: { difficulty: QuizTime }) {
  const t = useMessages(en);
  const [search] = useSearchParams();
  const trails = useQuery(trailsQuery(difficulty.id));
  return (
    <QueryView query={trails} skeleton={<TrailsSkeleton />} error={t('journey.trails.error')}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyPanel title={t('journey.trails.empty.title')}>{t('journey.trails.empty.text')}</EmptyPanel>
        ) : (
          <WorldCarousel
            trails={rows}
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
  const current = currentTrail(trails);
  return current ? trails.indexOf(current) : 0;
}
