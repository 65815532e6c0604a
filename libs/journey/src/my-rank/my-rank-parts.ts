import { configurationQuery, myRankQuery, difficultiesQuery } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { firstData, type ScreenParts, type ScreenFrame } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { neighboursQuery } from '../endpoints/neighbours.ts';
import { playableDifficulties } from '../difficulty/playable-difficulties.ts';
import { frameEn } from '../messages/frame-en.ts';
import { MyRankScreen } from './my-rank-screen.tsx';

/** `/learning-journey/my-rank`: the learner's place at each difficulty. */
export const myRankParts: ScreenParts = {
  useFrame: useMyRankFrame,
  Content: MyRankScreen,
  first: (_address, client) => requestRanks(client),
  prefetch: (_address, client) => requestRanks(client),
};

async function requestRanks(client: QueryClient) {
  const rows = await firstData(client, difficultiesQuery());
  // The configuration comes with the page; where it does not, the card asks later.
  const configuration = client.getQueryData(configurationQuery().queryKey);
  const hasNeighbours = configuration?.capabilities?.includes('neighbours');
  return Promise.all(
    playableDifficulties(rows).flatMap(({ id }) => [
      firstData(client, myRankQuery({ type: 'learning_journey', quizTimeId: id })),
      hasNeighbours && firstData(client, neighboursQuery(id)),
    ]),
  );
}

function useMyRankFrame(): ScreenFrame {
  const t = useMessages(frameEn);
  return {
    title: t('journey.rank.title'),
    back: { to: links.journeyStart(), label: t('journey.back.start') },
    ground: true,
  };
}
