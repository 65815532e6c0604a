import type { ScreenParts } from '@sirah-trails/screen-kit';
import { useOpenFrame } from '../legal/use-open-frame.ts';
import { ContactScreen } from './contact-screen.tsx';

/** `/contact-us`. */
export const contactParts: ScreenParts = {
  useFrame: () => useOpenFrame('settings.contact.title'),
  Content: ContactScreen,
};
