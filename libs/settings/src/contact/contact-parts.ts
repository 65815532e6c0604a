import type { ScreenParts } from '@sirah-trails/screen-kit';
import { preloadDialogs, useMessages } from '@sirah-trails/ui';
import { useOpenFrame } from '../frame/use-open-frame.ts';
import { contactEn } from '../messages/contact-en.ts';
import { ContactScreen } from './contact-screen.tsx';

/** `/contact-us`. */
export const contactParts: ScreenParts = {
  useFrame: () => useOpenFrame(useMessages(contactEn)('settings.contact.title')),
  Content: ContactScreen,
  idle: preloadDialogs,
};
