import { firstData, isAdditionKnown, type ScreenParts } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { keptSettingsQuery } from '../endpoints/kept-settings.ts';
import { useOpenFrame } from '../frame/use-open-frame.ts';
import { playingEn } from '../messages/playing-en.ts';
import { PlayingScreen } from './playing-screen.tsx';

/** `/settings/playing`: how the learner plays. */
export const playingParts: ScreenParts = {
  useFrame: () => useOpenFrame(useMessages(playingEn)('settings.playing.title')),
  Content: PlayingScreen,
  first: async (_address, client) =>
    isAdditionKnown(client, 'calm') ? firstData(client, keptSettingsQuery()) : undefined,
};
