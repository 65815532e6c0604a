import type { ScreenParts } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useOpenFrame } from '../frame/open-frame.ts';
import { preferencesEn } from '../messages/preferences-en.ts';
import { ReadingScreen } from './reading-screen.tsx';

/** `/settings/reading`: how the learner reads. */
export const readingParts: ScreenParts = {
  useFrame: () => useOpenFrame(useMessages(preferencesEn)('settings.reading.title')),
  Content: ReadingScreen,
};
