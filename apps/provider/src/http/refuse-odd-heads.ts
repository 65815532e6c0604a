import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Refuses with 400 what Node itself lets pass: HTTP/0.9, and two `Host` headers, of which a proxy may read the other one. */
export function refuseOddHeads(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, next) =>
    next(isOdd(raw) ? Object.assign(new Error('The head is odd.'), { statusCode: 400 }) : undefined),
  );
}

function isOdd({ httpVersionMajor, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  // Names and values in turn.
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1 || httpVersionMajor < 1;
}
