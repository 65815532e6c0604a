import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** An SVG opened by itself must not run anything. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves the art of the content pack, and nothing else of it: the rest holds the answers. */
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
