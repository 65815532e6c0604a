import { meQuery } from '@sirah-trails/api-client';
import { firstData, type ScreenParts } from '@sirah-trails/screen-kit';
import { preloadDialogs, useMessages } from '@sirah-trails/ui';
import { useOpenFrame } from '../frame/open-frame.ts';
import { accountEn } from '../messages/account-en.ts';
import { PasswordScreen } from './change-password-screen.tsx';

/** `/settings/change-password`. */
export const passwordParts: ScreenParts = {
  useFrame: () => useOpenFrame(useMessages(accountEn)('settings.password.title')),
  Content: PasswordScreen,
  first: (_address, client) => firstData(client, meQuery()),
  idle: preloadDialogs,
};
