import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

const windowMs = 1000;
const resolutionMs = 20;

/**
 * Watches how late the event loop is. Gives the mean of about the last second, in milliseconds; it is worked out when
 * somebody asks, so that nothing runs beside.
 */
export function watchLoopLag(): () => number {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  let since = performance.now();
  let lagMs = 0;
  return () => {
    const elapsed = performance.now() - since;
    if (elapsed < windowMs) return lagMs;
    // Without one delay to count, the loop stood still all the time.
    lagMs = delays.count === 0 ? elapsed : Math.max(0, delays.mean / 1e6 - resolutionMs);
    delays.reset();
    since = performance.now();
    return lagMs;
  };
}
