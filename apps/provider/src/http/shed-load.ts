import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { busy } from '../kernel/errors.ts';

/** Above this lag of the event loop, a caller would wait for seconds. */
const mostLagMs = 1000;
/** How long one measurement of the lag lasts, and how often it takes a sample. */
const windowMs = 1000;
const resolutionMs = 20;

/**
 * Refuses operations with 503 and `Retry-After` while the event loop lags, before any part of them is read, so that
 * the queue stays short. Health checks and the web app are always served.
 */
export function shedLoad(app: FastifyInstance, lagMs: () => number): void {
  app.addHook('onRequest', ({ routeOptions: { config } }, _reply, next) =>
    next(config.operationId !== undefined && lagMs() > mostLagMs ? busy() : undefined),
  );
}

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
    // From the number of turns, not from the samples: no sample covers the time before the first turn after a reset.
    lagMs = Math.max(0, elapsed / (delays.count + 1) - resolutionMs);
    delays.reset();
    since = performance.now();
    return lagMs;
  };
}
