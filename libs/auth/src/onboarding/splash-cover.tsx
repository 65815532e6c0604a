import { useSession } from '@sirah-trails/api-client/session';
import { lazyComponent } from '@sirah-trails/ui';
import { useEffect, useState } from 'react';
import styles from './splash-cover.module.css';

const Splash = lazyComponent(() => import('./onboarding-screen.tsx').then((code) => code.Splash), {
  Loading: () => <div className={styles.waiting} />,
  Failed: null,
});

/** Preloads the intro chunk. */
export const loadSplash = Splash.load;

/** The intro on a first visit, until it is finished or a session starts. Renders null if the chunk fails to load. */
export function SplashCover() {
  const hasSession = useSession(({ token }) => token !== null);
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    if (hasEnded) focusScreen();
  }, [hasEnded]);
  return hasEnded || hasSession ? null : <Splash onEnd={() => setEnded(true)} />;
}

/** The focus was in the removed intro. */
function focusScreen() {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[data-screen-title]')?.focus({ preventScroll: true });
}
