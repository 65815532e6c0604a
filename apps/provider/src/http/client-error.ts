import type { FastifyServerOptions } from 'fastify';
import { endWithError } from './raw-response.ts';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Responds to connections without a request (too slow, no HTTP) with the contract's error, and closes them. */
export const answerClientError: ClientErrorHandler = ({ code }, socket) => {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  endWithError(socket, Object.assign(new Error(), { statusCode: statuses[code] ?? 400 }));
};
