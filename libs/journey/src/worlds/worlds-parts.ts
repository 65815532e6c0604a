import { links } from '@sirah-trails/api-client/links';
import { firstData, type ScreenParts, type RouteAddress, type ScreenFrame } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { firstDifficulty } from '../difficulty/first-difficulty.ts';
import { worldsQuery } from '../endpoints/worlds.ts';
import { frameEn } from '../messages/frame-en.ts';
import { WorldsScreen } from './worlds-screen.tsx';

/** `/learning-journey/trails`: the worlds. */
export const worldsParts: ScreenParts = {
  useFrame: useTrailsFrame,
  Content: WorldsScreen,
  first: requestTrails,
  prefetch: requestTrails,
};

async function requestTrails(address: RouteAddress, client: QueryClient) {
  const difficulty = await firstDifficulty(address, client);
  return difficulty && firstData(client, worldsQuery(difficulty.id));
}

function useTrailsFrame(): ScreenFrame {
  const t = useMessages(frameEn);
  return {
    title: t('journey.trails.title'),
    back: { to: links.journeyStart(), label: t('journey.back.start') },
    landscape: true,
    wide: true,
  };
}
