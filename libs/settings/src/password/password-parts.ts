import { meQuery } from '@sirah-trails/api-client';
import { firstData, type ScreenParts } from '@sirah-trails/screen-kit';
import { preloadDialogs, useMessages } from '@sirah-trails/ui';
import { useOpenFrame } from '../frame/use-open-frame.ts';
import { changePasswordEn } from '../messages/password-en.ts';
import { PasswordScreen } from './password-screen.tsx';

/** `/settings/change-password`. */
export const passwordParts: ScreenParts = {
  useFrame: () => useOpenFrame(useMessages(changePasswordEn)('settings.password.title')),
  Content: PasswordScreen,
  first: (_address, client) => firstData(client, meQuery()),
  idle: preloadDialogs,
};
