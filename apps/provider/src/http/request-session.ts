import type { Session } from '../kernel/handler.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, authenticated by `onRequest`; null for open operations. */
    session: Session | null;
  }
  interface FastifyContextConfig {
    /** Set on the routes of the contract. */
    operationId?: string;
  }
}
