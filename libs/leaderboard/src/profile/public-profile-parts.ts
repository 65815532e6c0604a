import {
  firstData,
  type RouteAddress,
  type ScreenFrame,
  type ScreenParts,
  useRouteParams,
} from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { publicProfileQuery } from '../endpoints/public-profile.ts';
import { profileEn } from '../messages/profile-en.ts';
import { PublicProfileScreen } from './public-profile-screen.tsx';
import { useBoardOfProfile } from './use-board-of-profile.ts';

export { OwnCards } from '../summary/own-cards.tsx';

/** `/leaderboard/profile/:userId`: what others see of a learner. */
export const publicProfileParts: ScreenParts = {
  useFrame: usePublicProfileFrame,
  Content: PublicProfileScreen,
  first: requestProfile,
  prefetch: requestProfile,
};

function requestProfile({ params: { userId = '' } }: RouteAddress, client: QueryClient) {
  return firstData(client, publicProfileQuery(userId));
}

function usePublicProfileFrame(): ScreenFrame {
  const t = useMessages(profileEn);
  const { userId = '' } = useRouteParams();
  const { data: profile } = useQuery(publicProfileQuery(userId));
  return {
    title: profile?.name ?? t('profile.title'),
    back: { to: useBoardOfProfile(), label: t('profile.back') },
    landscape: true,
  };
}
