import { firstData, isAdditionKnown, type ScreenParts } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useOpenFrame } from '../frame/open-frame.ts';
import { preferencesEn } from '../messages/preferences-en.ts';
import { settingsQuery } from './endpoints.ts';
import { PlayingScreen } from './playing-screen.tsx';

/** `/settings/playing`: how the learner plays. */
export const playingParts: ScreenParts = {
  useFrame: () => useOpenFrame(useMessages(preferencesEn)('settings.playing.title')),
  Content: PlayingScreen,
  first: async (_address, client) =>
    isAdditionKnown(client, 'calm') ? firstData(client, settingsQuery()) : undefined,
};
