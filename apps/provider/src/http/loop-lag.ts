import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

const windowMs = 1000;
const resolutionMs = 20;

/**
 * Measures the lag of the event loop. Returns the mean of about the last second, in milliseconds, computed on
 * demand, so that no timer runs.
 */
export function watchLoopLag(): () => number {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  let since = performance.now();
  let lagMs = 0;
  return () => {
    const elapsed = performance.now() - since;
    if (elapsed < windowMs) return lagMs;
    // Without a single sample, the loop was blocked all the time.
    lagMs = delays.count === 0 ? elapsed : Math.max(0, delays.mean / 1e6 - resolutionMs);
    delays.reset();
    since = performance.now();
    return lagMs;
  };
}
