import { useConfiguration, useTheme } from '@sirah-trails/api-client';
import type { ScreenFrame } from '@sirah-trails/screen-kit';
import { Logo } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import styles from './account-frame.module.css';
import scenery from './art/trail-gate.svg';

/** The frame of a screen of accounts: the gate of the trail, with the logo of the theme. */
export function useAccountFrame(frame: Pick<ScreenFrame, 'title' | 'back' | 'sceneryTall'>): ScreenFrame {
  const { product } = useConfiguration();
  const { assets } = useTheme();
  return {
    ...frame,
    scenery,
    aside: <Logo src={assets.logo} product={product} className={styles.logo} />,
  };
}

/** Lead paragraph under the title of a screen. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
