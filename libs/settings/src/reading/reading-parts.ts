import type { ScreenParts } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useOpenFrame } from '../frame/use-open-frame.ts';
import { readingEn } from '../messages/reading-en.ts';
import { ReadingScreen } from './reading-screen.tsx';

/** `/settings/reading`: how the learner reads. */
export const readingParts: ScreenParts = {
  useFrame: () => useOpenFrame(useMessages(readingEn)('settings.reading.title')),
  Content: ReadingScreen,
};
