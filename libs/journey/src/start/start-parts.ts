import { difficultiesQuery, pageDifficultiesQuery } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { firstData, type ScreenParts, type ScreenFrame } from '@sirah-trails/screen-kit';
import { preloadDialogs, useMessages } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { lastDifficulty } from '../difficulty/last-difficulty.ts';
import { worldsQuery } from '../endpoints/worlds.ts';
import { frameEn } from '../messages/frame-en.ts';
import { StartScreen } from './start-screen.tsx';

/** `/learning-journey/start`: the map and the choice of a difficulty. */
export const startParts: ScreenParts = {
  useFrame: useStartFrame,
  Content: StartScreen,
  first: (_address, client) => requestMap(client),
  prefetch: (_address, client) => requestMap(client),
  idle: preloadDialogs,
};

function requestMap(client: QueryClient) {
  return Promise.all([firstData(client, difficultiesQuery()), requestWorlds(client)]);
}

async function requestWorlds(client: QueryClient) {
  const last = lastDifficulty(await firstData(client, pageDifficultiesQuery()));
  return last && firstData(client, worldsQuery(last.id));
}

function useStartFrame(): ScreenFrame {
  const t = useMessages(frameEn);
  return {
    title: t('journey.start.title'),
    back: { to: links.home(), label: t('journey.back.home') },
    landscape: true,
    wide: true,
  };
}
