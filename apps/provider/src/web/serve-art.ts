import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** An SVG opened directly must not run scripts. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves the pack's art only: the rest of the pack contains the answers. */
export async function serveArt(app: FastifyInstance, contentDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(contentDir, 'art'),
    prefix: '/content/art/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', 'public, max-age=600, stale-while-revalidate=86400');
      if (path.endsWith('.svg')) void reply.header('content-security-policy', sandbox);
    },
  });
}
