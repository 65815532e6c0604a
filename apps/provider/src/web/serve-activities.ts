import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A PDF opened directly must not run scripts. */
const sandbox = "default-src 'none'; sandbox";

/** Serves the PDFs of the pack's activities as downloads. Versioned URLs are immutable and cached without expiry. */
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
