import { links, readEndlessStatus } from '@sirah-trails/api-client/links';
import { firstData, isAdditionKnown, type ScreenFrame, type ScreenParts } from '@sirah-trails/screen-kit';
import { preloadDialogs, useMessages } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { endlessTimeQuery } from '../endpoints/endless-time.ts';
import { runningQuery } from '../endpoints/running.ts';
import { endlessEn } from '../messages/endless-en.ts';
import { frameEn } from '../messages/frame-en.ts';
import styles from './endless.module.css';
import { EndlessFinishScreen } from './endless-finish-screen.tsx';
import { EndlessStartScreen } from './endless-start-screen.tsx';
import { gameEndQuery } from './game-end.ts';
import { endlessPlaceQuery } from './use-endless-place.ts';

/** `/endless-mode/start`: the Infinity Trail before a game. */
export const endlessStartParts: ScreenParts = {
  useFrame: useStartFrame,
  Content: EndlessStartScreen,
  first: (_address, client) => requestStart(client),
  prefetch: (_address, client) => requestStart(client),
  idle: preloadDialogs,
};

/** `/endless-mode/finish`: the summary of the last game. */
export const endlessFinishParts: ScreenParts = {
  useFrame: useFinishFrame,
  Content: EndlessFinishScreen,
  first: (_address, client) => firstData(client, gameEndQuery()),
};

function requestStart(client: QueryClient) {
  return Promise.all([
    firstData(client, endlessTimeQuery()),
    firstData(client, endlessPlaceQuery()),
    isAdditionKnown(client, 'running') && firstData(client, runningQuery()),
  ]);
}

function useStartFrame(): ScreenFrame {
  const t = useMessages(endlessEn);
  const shared = useMessages(frameEn);
  return {
    title: t('endless.start.title'),
    back: { to: links.home(), label: shared('journey.back.home') },
    ground: true,
    world: 'endless',
  };
}

function useFinishFrame(): ScreenFrame {
  const t = useMessages(endlessEn);
  return {
    title: t('endless.finish.title'),
    back: { to: links.endlessStart(), label: t('endless.start.title') },
    ground: true,
    wide: readEndlessStatus(useSearchParams()[0]) === 'ENDLESS_COMPLETED',
    world: 'endless',
    className: styles['finish'],
  };
}
