import type { Server } from 'node:http';
import {
  LogController,
  type FastifyHttpOptions,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';
import type { Context } from '../kernel/context.ts';
import { errorResponse } from './error-response.ts';
import { second } from '../kernel/time.ts';
import { endWithError } from './raw-response.ts';

const kilobyte = 1024;

/** Server limits: slow, large and malformed requests end early. */
export function serverOptions({ configuration, log }: Context): FastifyHttpOptions<Server> {
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(configuration),
    bodyLimit: 64 * kilobyte,
    requestTimeout: 30 * second,
    // Node's default checks for late connections every 30 s.
    http: { headersTimeout: 10 * second, maxHeaderSize: 16 * kilobyte, connectionsCheckingInterval: second },
    clientErrorHandler: answerClientError,
    // Requests on open connections during shutdown are served, then the connection closes.
    return503OnClosing: false,
    // A HEAD would run the handler of its GET, which may start a question's clock.
    exposeHeadRoutes: false,
    // Longer than any id: the contract reports long ids by name.
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: (error, _request, reply) => {
      const { status, body } = errorResponse(error);
      // Cast needed because no route determines the reply's type yet.
      void (reply as unknown as FastifyReply).code(status).send(body);
    },
  };
}

function trustedProxies({ trustProxy }: Configuration): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof trustProxy !== 'number') return trustProxy;
  return (_address: string, hop: number) => hop < trustProxy;
}

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers connections without a valid request (too slow, not HTTP) with the contract's error, and closes them. */
const answerClientError: ClientErrorHandler = ({ code }, socket) => {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  endWithError(socket, Object.assign(new Error(), { statusCode: statuses[code] ?? 400 }));
};
