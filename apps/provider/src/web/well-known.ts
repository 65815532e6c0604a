import type { FastifyInstance } from 'fastify';
import type { Context } from '../kernel/context.ts';
import { day } from '../kernel/time.ts';

/** Half of the year that RFC 9116 recommends at most. */
const validMs = 180 * day;

/** Well-known URLs: the page for password managers, and the contact for security reports if there is one. */
export function registerWellKnown(app: FastifyInstance, { configuration, clock }: Context): void {
  app.get('/.well-known/change-password', { exposeHeadRoute: true }, (_request, reply) =>
    reply.redirect('/settings/change-password'),
  );
  const { supportEmail } = configuration;
  if (supportEmail === null) return;
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(clock.now() + validMs).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: mailto:${supportEmail}\nExpires: ${expires}\n`);
  });
}
