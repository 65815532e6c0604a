import type { Session } from '../kernel/handler.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once `onRequest` has proven it; null for operations that take everybody. */
    session: Session | null;
  }
  interface FastifyContextConfig {
    /** Set on the routes of the contract. */
    operationId?: string;
  }
}
