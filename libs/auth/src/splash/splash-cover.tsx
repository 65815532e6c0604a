import { useSession } from '@sirah-trails/api-client/session';
import { lazyCode, useLazyCode } from '@sirah-trails/ui';
import { useState } from 'react';
import styles from './splash-cover.module.css';

const code = lazyCode(() => import('../first-visit/first-visit-parts.ts').then(({ Splash }) => Splash));

/** Fetches the code of the intro ahead. */
export const loadSplash = code.load;

/** The intro over a first visit, until it is seen or somebody signs in; nothing where its code does not load. */
export function SplashCover() {
  const hasSession = useSession(({ token }) => token !== null);
  const [hasEnded, setEnded] = useState(false);
  const splash = useLazyCode(code);
  if (hasEnded || hasSession || splash.status === 'failed') return null;
  if (splash.status !== 'loaded') return <div className={styles.waiting} />;
  return <splash.value onEnd={() => setEnded(true)} />;
}
