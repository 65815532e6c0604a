import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** Upper bounds in seconds: from unnoticeable to unacceptable for a learner. */
const buckets = [0.01, 0.05, 0.25, 1, 5];

/**
 * `/metrics` in Prometheus text format, counted since the start of the process. Labels contain operation ids,
 * statuses and codes of the contract, but no other request data.
 */
export function registerMetrics(app: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countResponses(app, registry);
  countClientErrors(app, registry);
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

function countResponses(app: FastifyInstance, registry: Registry): void {
  const labelNames = ['operation', 'status'] as const;
  const responses = new Counter({
    name: 'sirah_responses_total',
    help: 'Responses by operation and status.',
    labelNames,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'sirah_response_seconds',
    help: 'Time from the request to its response.',
    labelNames: ['operation'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ routeOptions: { config } }, { statusCode, elapsedTime }) => {
    const operation = config.operationId ?? 'none';
    responses.inc({ operation, status: statusCode });
    seconds.observe({ operation }, elapsedTime / 1000);
  });
}

function countClientErrors(app: FastifyInstance, registry: Registry): void {
  const crashes = new Counter({
    name: 'sirah_client_errors_total',
    help: 'Crashes of the web app that devices have reported, by code.',
    labelNames: ['code'] as const,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ routeOptions: { config }, body }, { statusCode }) => {
    if (config.operationId !== 'reportClientError' || statusCode !== 200) return;
    // Safe cast: the contract has validated it.
    crashes.inc({ code: (body as { code: string }).code });
  });
}
