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

/** Limits of the server: slow, large and broken requests end early. */
export function serverOptions({ configuration, log }: Context): FastifyHttpOptions<Server> {
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(configuration),
    bodyLimit: 64 * kilobyte,
    requestTimeout: 30 * second,
    // By default Node looks for late ones every 30 s.
    http: { headersTimeout: 10 * second, maxHeaderSize: 16 * kilobyte, connectionsCheckingInterval: second },
    clientErrorHandler: answerClientError,
    // What still comes on an open connection while the process ends is answered as usual, and the connection closes.
    return503OnClosing: false,
    // A HEAD would run the handler of its GET, which may start a question's clock.
    exposeHeadRoutes: false,
    // Longer than any id: the contract refuses long ones by name.
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: (error, _request, reply) => {
      const { status, body } = errorResponse(error);
      // There is no route yet whose types could say what it replies.
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

/** Responds to connections without a request (too slow, no HTTP) with the contract's error, and closes them. */
const answerClientError: ClientErrorHandler = ({ code }, socket) => {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  endWithError(socket, Object.assign(new Error(), { statusCode: statuses[code] ?? 400 }));
};
