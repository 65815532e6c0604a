import { useConfiguration, useTheme } from '@sirah-trails/api-client';
import type { ScreenParts, ScreenFrame } from '@sirah-trails/screen-kit';
import { Logo, useMessages } from '@sirah-trails/ui';
import { frameEn } from '../messages/frame-en.ts';
import scenery from './art/trail-gate.svg';
import styles from './sign-in-frame.module.css';
import { SignInScreen } from './sign-in-screen.tsx';

/** `/auth/signin`. */
export const signInParts: ScreenParts = {
  useFrame: useSignInFrame,
  Content: SignInScreen,
};

function useSignInFrame(): ScreenFrame {
  const t = useMessages(frameEn);
  const { product } = useConfiguration();
  const { assets } = useTheme();
  return {
    title: t('auth.sign-in.title', { product }),
    scenery,
    aside: <Logo src={assets.logo} product={product} className={styles.logo} />,
  };
}
