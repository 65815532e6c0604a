import { type BoardType, pageDifficultiesQuery } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import {
  firstData,
  firstPage,
  type ScreenParts,
  type RouteAddress,
  type ScreenFrame,
} from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { boardQuery } from '../endpoints/board.ts';
import { frameEn } from '../messages/frame-en.ts';
import { ShareButton } from '../share/share-button.tsx';
import { boardDifficulty, modeOf } from './board-address.ts';
import { BoardTabs } from './board-tabs.tsx';
import { LeaderboardScreen } from './leaderboard-screen.tsx';

/** `/leaderboard`: Top of the Trails. */
export const boardParts: ScreenParts = {
  useFrame: useBoardFrame,
  Content: LeaderboardScreen,
  first: requestBoard,
  variants: [{ mode: 'endless_mode' }],
  prefetch: requestBoard,
};

async function requestBoard({ query }: RouteAddress, client: QueryClient) {
  const type = modeOf(query);
  if (type === 'endless_mode') return firstPage(client, boardQuery({ type }));
  const difficulty = boardDifficulty(await firstData(client, pageDifficultiesQuery()), query);
  return difficulty && firstPage(client, boardQuery({ type, quizTimeId: difficulty.id }));
}

function useBoardFrame(): ScreenFrame {
  const t = useMessages(frameEn);
  return {
    title: t('board.title'),
    back: { to: links.home(), label: t('board.back') },
    landscape: true,
    wide: true,
    above: <Boards />,
    aside: <ShareButton />,
  };
}

function Boards() {
  const t = useMessages(frameEn);
  const mode = modeOf(useSearchParams()[0]);
  const tab = (key: BoardType, text: string) => ({
    key,
    to: links.leaderboard({ mode: key }),
    text,
    current: mode === key,
  });
  return (
    <BoardTabs
      label={t('board.modes')}
      look="large"
      tabs={[tab('learning_journey', t('board.mode.trails')), tab('endless_mode', t('board.mode.endless'))]}
    />
  );
}
