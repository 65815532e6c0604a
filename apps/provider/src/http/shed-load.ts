import type { FastifyInstance } from 'fastify';
import { busy } from '../kernel/errors.ts';

/** Above this lag of the event loop, a caller would wait for seconds. */
const mostLagMs = 1000;

/**
 * Answers operations with 503 and `Retry-After` while the event loop lags, before anything is read of them, so that a
 * queue never grows without end. The health of the process and the web app answer always.
 */
export function shedLoad(app: FastifyInstance, lagMs: () => number): void {
  app.addHook('onRequest', async ({ routeOptions: { config } }) => {
    if (config.operationId !== undefined && lagMs() > mostLagMs) throw busy();
  });
}
