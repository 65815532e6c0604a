import { useSession } from '@sirah-trails/api-client/session';
import { lazyCode } from '@sirah-trails/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styles from './splash-cover.module.css';

const code = lazyCode(() => import('../first-visit/first-visit-parts.ts').then(({ Splash }) => Splash));

/** Fetches the code of the intro ahead. */
export const loadSplash = code.load;

/** The intro over a first visit, until it is seen or somebody signs in; nothing where its code does not load. */
export function SplashCover() {
  const hasSession = useSession(({ token }) => token !== null);
  const [hasEnded, setEnded] = useState(false);
  const { state } = code;
  const splash = useSyncExternalStore(state.subscribe, state.getState);
  useEffect(() => void code.load(), []);
  if (hasEnded || hasSession || splash.status === 'failed') return null;
  if (splash.status !== 'loaded') return <div className={styles.waiting} />;
  return <splash.value onEnd={() => setEnded(true)} />;
}
