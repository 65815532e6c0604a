import {
  difficultiesQuery,
  myRankQuery,
  neighboursQuery,
  pageDifficultiesQuery,
} from '@sirah-trails/api-client';
import { endlessDifficulty, links } from '@sirah-trails/api-client/links';
import { firstData, isAdditionKnown, type ScreenParts, type ScreenFrame } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { playableDifficulties } from '../difficulty/playable-difficulties.ts';
import { frameEn } from '../messages/frame-en.ts';
import { MyRankScreen } from './my-rank-screen.tsx';

/** `/learning-journey/my-rank`: the learner's place at each difficulty. */
export const myRankParts: ScreenParts = {
  useFrame: useMyRankFrame,
  Content: MyRankScreen,
  first: (_address, client) => requestMyRank(client),
  prefetch: (_address, client) => requestMyRank(client),
};

function requestMyRank(client: QueryClient) {
  return Promise.all([firstData(client, difficultiesQuery()), requestRanks(client)]);
}

async function requestRanks(client: QueryClient) {
  const rows = await firstData(client, pageDifficultiesQuery());
  const difficulties = playableDifficulties(rows);
  const hasNeighbours = isAdditionKnown(client, 'neighbours');
  return Promise.all([
    endlessDifficulty(rows) && firstData(client, myRankQuery({ type: 'endless_mode' })),
    ...difficulties.map<Promise<unknown>>(({ id }) => {
      const board = { type: 'learning_journey', quizTimeId: id } as const;
      return hasNeighbours
        ? firstData(client, neighboursQuery(board))
        : firstData(client, myRankQuery(board));
    }),
  ]);
}

function useMyRankFrame(): ScreenFrame {
  const t = useMessages(frameEn);
  return {
    title: t('journey.rank.title'),
    back: { to: links.journeyStart(), label: t('journey.back.start') },
    ground: true,
    wide: true,
  };
}
