import { useConfiguration } from '@sirah-trails/api-client';
import type { ScreenFrame, ScreenParts } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useAccountFrame } from '../frame/account-frame.tsx';
import { signInEn } from '../messages/sign-in-en.ts';
import { SignInScreen } from './sign-in-screen.tsx';

/** `/auth/signin`. */
export const signInParts: ScreenParts = {
  useFrame: useSignInFrame,
  Content: SignInScreen,
};

function useSignInFrame(): ScreenFrame {
  const t = useMessages(signInEn);
  const { product } = useConfiguration();
  return useAccountFrame({ title: t('auth.sign-in.title', { product }) });
}
