import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** One line for each answer: the operation or the kind of address, never the address itself, which may hold an id. */
export function logAnswers(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', async (request, reply) => {
    const { config, url } = request.routeOptions;
    const line = {
      request: request.id,
      method: request.method,
      route: config.operationId ?? url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (config.operationId === undefined) log.debug(line, 'answered');
    else log.info(line, 'answered');
  });
}
