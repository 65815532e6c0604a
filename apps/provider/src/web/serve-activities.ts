import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A PDF opened by itself must not run anything. */
const sandbox = "default-src 'none'; sandbox";

/**
 * Serves the PDFs of the pack's activities, to be saved. The file under a URL with a version never changes, so it is cached
 * for ever.
 */
export async function serveActivities(app: FastifyInstance, contentDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(contentDir, 'activities', 'pdf'),
    prefix: '/content/activities/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    allowedPath: (path) => path.endsWith('.pdf'),
    setHeaders: (reply, path) => {
      const versioned = new URL(reply.request.url, 'http://provider').searchParams.has('v');
      void reply.header(
        'cache-control',
        versioned ? 'public, max-age=31536000, immutable' : 'public, max-age=600',
      );
      void reply.header('content-disposition', `attachment; filename="${basename(path)}"`);
      void reply.header('content-security-policy', sandbox);
    },
  });
}
