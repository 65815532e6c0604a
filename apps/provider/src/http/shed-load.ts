import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { busy } from '../kernel/errors.ts';

/** At a higher lag of the event loop, a caller would wait for seconds. */
const mostLagMs = 1000;
/** Measurement window and sample interval in milliseconds. */
const windowMs = 1000;
const resolutionMs = 20;

/**
 * Rejects operations with 503 and `Retry-After` while the event loop lags, before reading them, to keep the queue
 * short. Always serves health checks and the web app.
 */
export function shedLoad(app: FastifyInstance, lagMs: () => number): void {
  app.addHook('onRequest', ({ routeOptions: { config } }, _reply, next) =>
    next(config.operationId !== undefined && lagMs() > mostLagMs ? busy() : undefined),
  );
}

/**
 * Measures the event-loop lag. Returns the mean of about the last second in milliseconds, computed on demand without
 * a timer.
 */
export function watchLoopLag(): () => number {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  let since = performance.now();
  let lagMs = 0;
  return () => {
    const elapsed = performance.now() - since;
    if (elapsed < windowMs) return lagMs;
    // Uses the number of turns instead of the samples: no sample covers the time before the first turn after a reset.
    lagMs = Math.max(0, elapsed / (delays.count + 1) - resolutionMs);
    delays.reset();
    since = performance.now();
    return lagMs;
  };
}
