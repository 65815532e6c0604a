import { links } from '@sirah-trails/api-client/links';
import { firstData, type FeatureRoute, type RouteAddress, type ScreenFrame } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { firstDifficulty } from '../difficulty/first-difficulty.ts';
import { trailsQuery } from '../endpoints/trails.ts';
import { frameEn } from '../messages/frame-en.ts';
import { TrailsSkeleton } from './trails-skeleton.tsx';

/** `/learning-journey/trails`: the worlds. */
export const trailsRoute: FeatureRoute = {
  path: links.trails.path,
  access: 'gated',
  useFrame: useTrailsFrame,
  Skeleton: TrailsSkeleton,
  load: () => import('./trails-screen.tsx').then(({ TrailsScreen }) => TrailsScreen),
  first: requestTrails,
};

async function requestTrails(address: RouteAddress, client: QueryClient) {
  const difficulty = await firstDifficulty(address, client);
  return difficulty && firstData(client, trailsQuery(difficulty.id));
}

function useTrailsFrame(): ScreenFrame {
  const t = useMessages(frameEn);
  return {
    title: t('journey.trails.title'),
    back: { to: links.journeyStart(), label: t('journey.back.start') },
    landscape: true,
  };
}
