import { links } from '@sirah-trails/api-client/links';
import type { ScreenFrame, ScreenParts } from '@sirah-trails/screen-kit';
import { preloadDialogs, useMessages } from '@sirah-trails/ui';
import { useAccountFrame } from '../frame/account-frame.tsx';
import { recoverAccountEn } from '../messages/recover-account-en.ts';
import { RecoverAccountScreen } from './recover-account-screen.tsx';

/** `/auth/recover-account`. */
export const recoverAccountParts: ScreenParts = {
  useFrame: useRecoverAccountFrame,
  Content: RecoverAccountScreen,
  idle: preloadDialogs,
};

function useRecoverAccountFrame(): ScreenFrame {
  const t = useMessages(recoverAccountEn);
  const back = { to: links.signIn(), label: t('auth.recover.back') };
  return useAccountFrame({ title: t('auth.recover.title'), back });
}
