import { useTheme } from '@sirah-trails/api-client';
import { Screen, type ScreenProps } from '@sirah-trails/ui';
import baseCamp from './art/base-camp.svg';
import styles from './home-frame.module.css';
import { useGreeting } from './use-greeting.ts';

/** Letters of a greeting that stand in two lines of a phone. */
const LONG = 24;

/** The greeting before the theme's landscape, or that of base camp, the same while home's code is on its way. */
export function HomeFrame(props: Omit<ScreenProps, 'title' | 'scenery'>) {
  const { assets } = useTheme();
  const greeting = useGreeting();
  return (
    <Screen
      {...props}
      title={greeting}
      data-long={greeting.length > LONG ? '' : undefined}
      scenery={assets.home_screen_background ?? baseCamp}
      sceneryFallback={baseCamp}
      className={styles.home}
    />
  );
}
