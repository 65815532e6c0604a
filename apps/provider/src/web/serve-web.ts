import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../kernel/errors.ts';
import type { WebPage } from './web-page.ts';

const year = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';
const notForPages = /^\/(api|quiz|auth\/v1|content|assets)(\/|$)/;

/** Serves the built web app: files with a hash in their name for ever, its page for every address that a person opens. */
export async function serveWeb(app: FastifyInstance, webDir: string, page: WebPage): Promise<void> {
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) throw notFound();
    return sendPage(request, reply, page);
  });
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    // One route for each existing file: every other address gets the page or 404.
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    // The page as built lacks the configuration.
    allowedPath: (path) => path !== '/index.html',
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(`${webDir}${sep}assets${sep}`);
      void reply.header('cache-control', hashed ? year : revalidate);
    },
  });
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return (headers.accept ?? '').includes('text/html') && !notForPages.test(url);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { html, etag }: WebPage): FastifyReply {
  void reply.header('cache-control', revalidate).header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(html);
}
