import type { Socket } from 'node:net';
import { errorResponse } from './error-response.ts';

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
  503: 'Service Unavailable',
};

/** Answers a connection without a request with the contract's error, and closes it. */
export function endWithError(socket: Pick<Socket, 'end' | 'destroy'>, error: unknown): void {
  const { status, body, retryAfter } = errorResponse(error);
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${reasons[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...(retryAfter === null ? [] : [`Retry-After: ${retryAfter}`]),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}
