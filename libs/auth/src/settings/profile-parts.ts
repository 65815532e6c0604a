import { meQuery } from '@sirah-trails/api-client';
import { firstData, type ScreenParts } from '@sirah-trails/screen-kit';
import { preloadDialogs, useMessages } from '@sirah-trails/ui';
import { useOpenFrame } from '../frame/open-frame.ts';
import { accountEn } from '../messages/account-en.ts';
import { ProfileScreen } from './profile-screen.tsx';

/** `/settings/profile`. */
export const profileParts: ScreenParts = {
  useFrame: () => useOpenFrame(useMessages(accountEn)('settings.profile.title')),
  Content: ProfileScreen,
  first: (_address, client) => firstData(client, meQuery()),
  idle: preloadDialogs,
};
