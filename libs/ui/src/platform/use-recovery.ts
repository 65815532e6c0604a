import { useEffect, useEffectEvent } from 'react';

const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

/**
 * Calls `recover` while something on screen waits for the internet: as soon as the device has a network again, when the
 * learner comes back to the page, and in between after growing pauses, since a network is no proof of an internet.
 */
export function useRecovery(recover: () => void): void {
  const attempt = useEffectEvent(() => {
    if (navigator.onLine && document.visibilityState === 'visible') recover();
  });
  useEffect(() => {
    let pauseMs = firstPauseMs;
    let timer = setTimeout(next, pauseMs);
    function next() {
      attempt();
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
      timer = setTimeout(next, pauseMs);
    }
    window.addEventListener('online', attempt);
    document.addEventListener('visibilitychange', attempt);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', attempt);
      document.removeEventListener('visibilitychange', attempt);
    };
  }, []);
}
