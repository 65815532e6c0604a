import { useConfiguration, useTheme } from '@sirah-trails/api-client';
import type { ScreenFrame } from '@sirah-trails/screen-kit';
import { Logo } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import styles from './account-frame.module.css';
import scenery from './art/trail-gate.svg';

/** Account screen frame with the theme's logo. */
export function useAccountFrame(frame: Pick<ScreenFrame, 'title' | 'back' | 'sceneryTall'>): ScreenFrame {
  const { product } = useConfiguration();
  const { assets } = useTheme();
  return {
    ...frame,
    scenery,
    aside: <Logo src={assets.logo} product={product} className={styles.logo} />,
  };
}

export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
