import { useConfiguration, useTheme } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import type { FeatureRoute, ScreenFrame } from '@sirah-trails/screen-kit';
import { Logo, useMessages } from '@sirah-trails/ui';
import { frameEn } from '../messages/frame-en.ts';
import scenery from './art/trail-gate.svg';
import styles from './sign-in-frame.module.css';
import { SignInSkeleton } from './sign-in-skeleton.tsx';

/** `/auth/signin`. */
export const signInRoute: FeatureRoute = {
  path: links.signIn.path,
  access: 'signed-out',
  useFrame: useSignInFrame,
  Skeleton: SignInSkeleton,
  load: () => import('./sign-in-screen.tsx').then(({ SignInScreen }) => SignInScreen),
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
