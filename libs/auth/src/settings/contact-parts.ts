import type { ScreenParts } from '@sirah-trails/screen-kit';
import { preloadDialogs, useMessages } from '@sirah-trails/ui';
import { useOpenFrame } from '../frame/open-frame.ts';
import { feedbackEn } from '../messages/feedback-en.ts';
import { ContactScreen } from './contact-screen.tsx';

/** `/contact-us`. */
export const contactParts: ScreenParts = {
  useFrame: () => useOpenFrame(useMessages(feedbackEn)('settings.contact.title')),
  Content: ContactScreen,
  idle: preloadDialogs,
};
