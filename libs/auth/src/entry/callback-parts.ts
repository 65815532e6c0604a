import type { ScreenFrame, ScreenParts } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useAccountFrame } from '../frame/account-frame.tsx';
import { callbackEn } from '../messages/callback-en.ts';
import { CallbackScreen } from './callback-screen.tsx';

/** The three addresses to which Google and the mail of a sign-up return. */
export const callbackParts: ScreenParts = {
  useFrame: useCallbackFrame,
  Content: CallbackScreen,
};

function useCallbackFrame(): ScreenFrame {
  const t = useMessages(callbackEn);
  return useAccountFrame({ title: t('auth.callback.title'), sceneryTall: true });
}
