import { Screen, type ScreenProps } from '@sirah-trails/ui';
import baseCamp from './art/base-camp.svg';
import styles from './home-frame.module.css';
import { useGreeting } from './use-greeting.ts';

/** The greeting before the landscape of base camp, the same while home's code is on its way. */
export function HomeFrame(props: Omit<ScreenProps, 'title' | 'scenery'>) {
  return <Screen {...props} title={useGreeting()} scenery={baseCamp} className={styles.home} />;
}
