import { links } from '@sirah-trails/api-client/links';
import {
  firstData,
  type RouteAddress,
  type ScreenFrame,
  type ScreenParts,
  useRouteParams,
} from '@sirah-trails/screen-kit';
import { preloadDialogs, richTextCode, useHonorifics, useMessages } from '@sirah-trails/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { competitionQuery } from '../endpoints/competition.ts';
import { competitionEn } from '../messages/competition-en.ts';
import { CompetitionScreen } from './competition-screen.tsx';

/** `/competition/:competitionId` */
export const competitionParts: ScreenParts = {
  useFrame: useCompetitionFrame,
  Content: CompetitionScreen,
  first: requestCompetition,
  prefetch: requestCompetition,
  idle: preloadDialogs,
};

function requestCompetition({ params: { competitionId = '' } }: RouteAddress, client: QueryClient) {
  return Promise.all([firstData(client, competitionQuery(competitionId)), richTextCode.load()]);
}

function useCompetitionFrame(): ScreenFrame {
  const t = useMessages(competitionEn);
  const write = useHonorifics();
  const { competitionId = '' } = useRouteParams();
  const { data: competition } = useQuery(competitionQuery(competitionId));
  return {
    title: competition ? write(competition.name) : t('competition.title'),
    back: { to: links.home(), label: t('competition.back') },
    ground: true,
  };
}
