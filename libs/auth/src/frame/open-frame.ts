import { links } from '@sirah-trails/api-client/links';
import { useSession } from '@sirah-trails/api-client/session';
import type { ScreenFrame } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { sharedEn } from '../messages/shared-en.ts';

/** Open screen frame: learners go back to the settings, visitors to home. */
export function useOpenFrame(title: string): ScreenFrame {
  const t = useMessages(sharedEn);
  const hasSession = useSession(({ token }) => token !== null);
  const back = hasSession
    ? { to: links.settings(), label: t('settings.back.settings') }
    : { to: links.home(), label: t('settings.back.home') };
  return { title, back, landscape: true, ground: true };
}
