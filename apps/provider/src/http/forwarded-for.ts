import type { FastifyInstance } from 'fastify';

/** Removes ports from `X-Forwarded-For`, as some gateways add them: each port would get rate limits of its own. */
export function dropForwardedPorts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, next) => {
    const chain = headers['x-forwarded-for'];
    if (typeof chain === 'string') headers['x-forwarded-for'] = chain.split(',').map(withoutPort).join(',');
    next();
  });
}

/** For example `203.0.113.8:40001`, `[2001:db8::1]:40001` or `[2001:db8::1]`. */
const withPort = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i;

function withoutPort(part: string): string {
  const address = part.trim();
  const [, v4, v6] = withPort.exec(address) ?? [];
  return v4 ?? v6 ?? address;
}
