import type { Difficulty } from '@sirah-trails/api-client';
import { difficultyParameter, links, readJourneyContext } from '@sirah-trails/api-client/links';
import {
  firstData,
  isLocked,
  isMissing,
  QueryView,
  type RouteLocation,
  screen,
  useRouteParams,
} from '@sirah-trails/screen-kit';
import {
  ButtonLink,
  Dock,
  EmptyPanel,
  loadSounds,
  playSound,
  preloadDialogs,
  Skeleton,
  useMessages,
} from '@sirah-trails/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useArrival } from './arrival.ts';
import { SubTrailSheet } from './chapter-list.tsx';
import { positionStyle } from './map-position.ts';
import styles from './trail-map.module.css';
import { TrailMap } from './trail-map.tsx';
import { mapEn } from '../messages/map.ts';
import { DifficultyGate } from '../milestones/difficulty-gate.tsx';
import { firstDifficulty } from '../milestones/difficulty.ts';
import { chaptersQuery, subTrailsQuery, worldQuery } from '../milestones/endpoints.ts';
import { useWorld } from '../milestones/url-milestones.ts';

/** The map of a world with its sub-trails. The id in the path is the world's. */
export default screen({
  messages: mapEn,
  first: requestMap,
  prefetch: requestMap,
  idle: () => {
    void preloadDialogs();
    void loadSounds('step');
  },
  useFrame: (t, _data, { params: { trailId: id }, query }) => {
    const { difficulty, trailName } = readJourneyContext(query);
    const trail = useWorld(id);
    return {
      title: trail?.name ?? trailName ?? t('journey.sub-trails.title'),
      contentTitle: Boolean(trail ?? trailName),
      back: { to: links.trails({ difficulty, trailId: id }), label: t('journey.back.trails') },
      className: styles.screen,
      backStays: true,
      readAloud: true,
      world: trail?.theme,
      // The map of a wide screen.
      style: { ['--landscape' as string]: trail ? `url("${trail.background}")` : 'none' },
    };
  },
  Content: SubTrails,
});

async function requestMap(location: RouteLocation, client: QueryClient) {
  const difficulty = await firstDifficulty(location, client);
  const { trailId: id } = location.params;
  if (!difficulty || id === undefined) return undefined;
  const { subTrailId } = readJourneyContext(location.query);
  return Promise.all([
    firstData(client, worldQuery(id, difficulty.id)),
    firstData(client, subTrailsQuery(id, difficulty.id)),
    // The sheet of this sub-trail is open.
    subTrailId !== undefined && firstData(client, chaptersQuery(subTrailId, difficulty.id)),
  ]);
}

function SubTrails() {
  const { trailId: id = '' } = useRouteParams();
  return (
    <DifficultyGate skeleton={<SubTrailsSkeleton />}>
      {(row) => <World id={id} difficulty={row} />}
    </DifficultyGate>
  );
}

/** The sheet of the sub-trail in the URL is open, so that Back returns to it. */
function World({ id, difficulty }: { id: string; difficulty: Difficulty }) {
  const t = useMessages(mapEn);
  const trail = useWorld(id);
  const [search, setSearch] = useSearchParams();
  const subTrails = useQuery(subTrailsQuery(id, difficulty.id));
  // After a passed chapter no sheet opens by itself.
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

/** Replaces the map of a locked or unknown world. */
function worldRefusal(difficulty: Difficulty) {
  return (error: unknown) => {
    if (isLocked(error)) return <WorldRefused difficulty={difficulty} kind="locked" />;
    return isMissing(error) ? <WorldRefused difficulty={difficulty} kind="missing" /> : null;
  };
}

function WorldRefused({ difficulty, kind }: { difficulty: Difficulty; kind: 'locked' | 'missing' }) {
  const t = useMessages(mapEn);
  const to = links.trails({ difficulty: difficultyParameter(difficulty) });
  return (
    <EmptyPanel
      title={t(`journey.world.${kind}.title`)}
      action={<ButtonLink to={to}>{t('journey.chapter.to-trails')}</ButtonLink>}
    >
      {t(`journey.world.${kind}.text`)}
    </EmptyPanel>
  );
}

/** Positions of the pins along the path, in percent of the map. */
const positions = [
  [31, 82],
  [66, 66.5],
  [30, 51.5],
  [67, 38.5],
  [45, 24.5],
] as const;

function SubTrailsSkeleton() {
  return (
    <div className={styles.frame}>
      <div className={styles.map}>
        <div className={styles.land} />
        <div className={styles.pins} dir="ltr">
          {positions.map(([x, y]) => (
            <Skeleton key={y} shape="circle" className={styles.waiting} style={positionStyle({ x, y })} />
          ))}
        </div>
      </div>
    </div>
  );
}
