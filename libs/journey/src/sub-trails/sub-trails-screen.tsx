import type { Difficulty } from '@sirah-trails/api-client';
import { QueryView, useRouteParams } from '@sirah-trails/screen-kit';
import { ButtonLink, Dock, EmptyPanel, playSound, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { DifficultyGate } from '../difficulty/difficulty-gate.tsx';
import { subTrailsQuery } from '../endpoints/sub-trails.ts';
import { en } from '../messages/en.ts';
import { useWorld } from '../worlds/use-world.ts';
import { useArrival } from './arrival.ts';
import { SubTrailsSkeleton } from './sub-trails-skeleton.tsx';
import { TrailMap } from './trail-map.tsx';
import { worldRefusal } from './world-refusal.tsx';
import { SubTrailSheet } from './sub-trail-sheet.tsx';

/** The map of a world with its sub-trails. The id in the path is the world's. */
export function SubTrailsScreen() {
  const { trailId: id = '' } = useRouteParams();
  return (
    <DifficultyGate skeleton={<SubTrailsSkeleton />}>
      {(row) => <World id={id} difficulty={row} />}
    </DifficultyGate>
  );
}

/** The sub-trail of the address is the one whose sheet is open, so that the way back leads to it. */
function World({ id, difficulty }: { id: string; difficulty: Difficulty }) {
  const t = useMessages(en);
  const trail = useWorld(id);
  const [search, setSearch] = useSearchParams();
  const subTrails = useQuery(subTrailsQuery(id, difficulty.id));
  // After a passed chapter the map is a step of its way on: no sheet opens by itself.
  const arrival = useArrival();
  const open = (subTrailId: string | null) => setSearch(withSubTrail(search, subTrailId), { replace: true });

  return (
    <QueryView
      query={subTrails}
      skeleton={<SubTrailsSkeleton />}
      error={t('journey.sub-trails.error')}
      refusal={worldRefusal(difficulty)}
    >
      {(rows) =>
        rows.length === 0 ? (
          <EmptyPanel title={t('journey.sub-trails.empty.title')}>
            {t('journey.sub-trails.empty.text')}
          </EmptyPanel>
        ) : (
          <>
            <TrailMap
              trail={trail}
              subTrails={rows}
              onOpen={({ id: chosen }) => {
                void playSound('step');
                open(chosen);
              }}
              arrivedFrom={arrival?.quiet ? undefined : arrival?.from}
            />
            <SubTrailSheet
              trail={trail ?? { id }}
              difficulty={difficulty}
              subTrail={
                arrival ? undefined : rows.find((row) => !row.locked && row.id === search.get('sub_trail_id'))
              }
              onClose={() => open(null)}
            />
            {arrival && (
              <Dock>
                <ButtonLink to={arrival.onward} data-next-step="">
                  {t('journey.sub-trails.onward')}
                </ButtonLink>
              </Dock>
            )}
          </>
        )
      }
    </QueryView>
  );
}

function withSubTrail(search: URLSearchParams, subTrailId: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (subTrailId === null) next.delete('sub_trail_id');
  else next.set('sub_trail_id', subTrailId);
  return next;
}
