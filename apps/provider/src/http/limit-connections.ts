import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { busy } from '../kernel/errors.ts';
import { endWithError } from './raw-response.ts';

/**
 * Limits concurrent connections. Answers a connection above the limit with 503 and `Retry-After` and closes it;
 * Node's `maxConnections` would close it without a response. Call before the server listens.
 */
export function limitConnections(server: Server, most: number): void {
  const served = server.listeners('connection');
  let open = 0;
  const serveOrRefuse = (socket: Socket) => {
    if (open >= most) return refuse(socket);
    open += 1;
    socket.once('close', () => (open -= 1));
    for (const serve of served) Reflect.apply(serve, server, [socket]);
  };
  server.removeAllListeners('connection').on('connection', serveOrRefuse);
}

function refuse(socket: Socket): void {
  // The client may disconnect before reading the response.
  socket.on('error', () => undefined);
  endWithError(socket, busy());
}
