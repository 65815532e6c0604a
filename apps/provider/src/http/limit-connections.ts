import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { busy } from '../kernel/errors.ts';
import { endWithError } from './raw-response.ts';

/**
 * Holds at most so many connections at once. One more gets 503 with `Retry-After` and is closed, where Node's own
 * `maxConnections` would close it without a word. To be called before the server listens.
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
  // It may be gone before it has read this.
  socket.on('error', () => undefined);
  endWithError(socket, busy());
}
