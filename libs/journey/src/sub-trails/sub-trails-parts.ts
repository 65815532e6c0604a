import { links, readJourneyContext } from '@sirah-trails/api-client/links';
import {
  firstData,
  type ScreenParts,
  type RouteAddress,
  type ScreenFrame,
  useRouteParams,
} from '@sirah-trails/screen-kit';
import { loadSounds, preloadDialogs, useMessages } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { firstDifficulty } from '../difficulty/first-difficulty.ts';
import { chaptersQuery } from '../endpoints/chapters.ts';
import { subTrailsQuery } from '../endpoints/sub-trails.ts';
import { worldQuery } from '../endpoints/world.ts';
import { frameEn } from '../messages/frame-en.ts';
import { useWorld } from '../worlds/use-world.ts';
import { SubTrailsScreen } from './sub-trails-screen.tsx';

/** The map of a world. */
export const subTrailsParts: ScreenParts = {
  useFrame: useSubTrailsFrame,
  Content: SubTrailsScreen,
  first: requestMap,
  prefetch: requestMap,
  idle: () => {
    void preloadDialogs();
    void loadSounds('step');
  },
};

async function requestMap(address: RouteAddress, client: QueryClient) {
  const difficulty = await firstDifficulty(address, client);
  const { trailId: id } = address.params;
  if (!difficulty || id === undefined) return undefined;
  const { subTrailId } = readJourneyContext(address.query);
  return Promise.all([
    firstData(client, worldQuery(id, difficulty.id)),
    firstData(client, subTrailsQuery(id, difficulty.id)),
    // The sheet of this sub-trail is open.
    subTrailId !== undefined && firstData(client, chaptersQuery(subTrailId, difficulty.id)),
  ]);
}

/** Until the world is known, the hint of the address names it. */
function useSubTrailsFrame(): ScreenFrame {
  const t = useMessages(frameEn);
  const { trailId: id } = useRouteParams();
  const { difficulty, trailName } = readJourneyContext(useSearchParams()[0]);
  const trail = useWorld(id);
  return {
    title: trail?.name ?? trailName ?? t('journey.sub-trails.title'),
    back: { to: links.trails({ difficulty, trailId: id }), label: t('journey.back.trails') },
    landscape: true,
    backStays: true,
    world: trail?.theme,
    // A wide screen shows the map's own world beside it.
    style: { ['--landscape' as string]: trail ? `url("${trail.background}")` : 'none' },
  };
}
