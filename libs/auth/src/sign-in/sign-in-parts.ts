import { useConfiguration } from '@sirah-trails/api-client';
import type { ScreenFrame, ScreenParts } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useAccountFrame } from '../frame/use-account-frame.tsx';
import { frameEn } from '../messages/frame-en.ts';
import { SignInScreen } from './sign-in-screen.tsx';

/** `/auth/signin`. */
export const signInParts: ScreenParts = {
  useFrame: useSignInFrame,
  Content: SignInScreen,
};

function useSignInFrame(): ScreenFrame {
  const t = useMessages(frameEn);
  const { product } = useConfiguration();
  return useAccountFrame({ title: t('auth.sign-in.title', { product }) });
}
