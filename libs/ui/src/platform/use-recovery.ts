import { useEffect, useEffectEvent } from 'react';

const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

/**
 * Calls `recover` while mounted: when the device is online again, when the learner returns to the page, and after
 * growing delays, because a network does not guarantee internet access.
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
