import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the pack's recordings, with range requests for players. */
export async function serveAudio(app: FastifyInstance, contentDir: string): Promise<void> {
  const root = join(contentDir, 'audio');
  // Recordings are optional.
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    prefix: '/content/audio/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    allowedPath: (path) => /\.(mp3|m4a)$/.test(path),
    setHeaders: (reply) => {
      void reply.header('cache-control', 'public, max-age=600, stale-while-revalidate=86400');
    },
  });
}
