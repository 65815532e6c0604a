import { aboutQuery } from '@sirah-trails/api-client';
import { firstData, isAdditionKnown, type ScreenParts } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useOpenFrame } from '../frame/open-frame.ts';
import { aboutEn } from '../messages/about-en.ts';
import { AboutScreen } from './about-screen.tsx';

/** `/settings/about`. */
export const aboutParts: ScreenParts = {
  useFrame: () => useOpenFrame(useMessages(aboutEn)('settings.about.title')),
  Content: AboutScreen,
  first: async (_address, client) =>
    isAdditionKnown(client, 'about') ? firstData(client, aboutQuery()) : undefined,
};
