import type { FastifyServerOptions } from 'fastify';
import { errorResponse } from './error-response.ts';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Responds to connections without a request (too slow, no HTTP) with the contract's error, and closes them. */
export const answerClientError: ClientErrorHandler = ({ code }, socket) => {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const statusCode = statuses[code] ?? 400;
  const { status, body } = errorResponse(Object.assign(new Error(), { statusCode }));
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${reasons[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
};
