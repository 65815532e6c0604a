import notPages from '@sirah-trails/openapi/not-pages.json' with { type: 'json' };
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Negotiator } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../kernel/errors.ts';
import { pageEncodings, type WebPage } from './web-page.ts';

const year = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';
/** The app's service worker shares this list. */
const notForPages = new RegExp(`^/(${notPages.join('|')})(/|$)`);
const fileName = /\.(?!html$)\w+$/;

/** The service worker of the build, and its replacement that clears the caches and unregisters itself. */
const workers = { on: 'sw.js', off: 'sw-off.js' } as const;

const encodings = new Negotiator({ supportedValues: [...pageEncodings] });

interface ServedApp {
  /** Folder of the build. */
  readonly webDir: string;
  /** Returns the current page. */
  readonly page: () => WebPage;
  /** False removes the service worker from every device at its next update check. */
  readonly serviceWorker: boolean;
}

/**
 * Serves the built web app: files with a hash in their name without expiry, the page for all other URLs. Link
 * previews and uptime checks, which often accept anything or omit the header, also get the page.
 */
export async function serveWeb(
  app: FastifyInstance,
  { webDir, page, serviceWorker }: ServedApp,
): Promise<void> {
  // A password manager may submit a form without the app's script. Redirects before the body is read.
  app.addHook('onRequest', (request, reply, next) => {
    const { is404, method, url } = request;
    const isForm = is404 && method === 'POST' && !notForPages.test(url);
    // Two slashes would name another host.
    if (!isForm || !/^\/[^/\\]/.test(url)) return next();
    return reply.redirect(pathOf(url), 303);
  });
  app.setNotFoundHandler((request, reply) => {
    vary(reply, 'accept');
    if (!wantsPage(request)) throw notFound();
    return sendPage(request, reply, page());
  });
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    // A route per existing file: all other URLs get the page or 404.
    wildcard: false,
    globIgnore: Object.values(workers),
    cacheControl: false,
    preCompressed: true,
    // The built page lacks the configuration.
    allowedPath: (path) => path !== '/index.html',
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(`${webDir}${sep}assets${sep}`);
      void reply.header('cache-control', hashed ? year : revalidate);
    },
  });
  const worker = serviceWorker ? workers.on : workers.off;
  if (existsSync(join(webDir, worker)))
    app.get('/sw.js', { exposeHeadRoute: true }, (_request, reply) => reply.sendFile(worker));
}

function wantsPage({ method, url, headers: { accept = '' } }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = pathOf(url);
  if (notForPages.test(path)) return false;
  if (accept.includes('text/html')) return true;
  const acceptsAnything = accept === '' || /\*\/\*|text\/\*/.test(accept);
  return acceptsAnything && !fileName.test(path);
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? '';
}

/** Makes caches store the variants of a URL separately. */
function vary(reply: FastifyReply, header: string): void {
  const others = reply.getHeader('vary');
  void reply.header('vary', others === undefined ? header : `${String(others)}, ${header}`);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: WebPage): FastifyReply {
  const { html, encoded, etag } = page;
  vary(reply, 'accept-encoding');
  void reply.header('cache-control', revalidate).header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  void reply.type('text/html; charset=utf-8');
  const encoding = encodings.negotiate(request.headers['accept-encoding'] ?? '');
  if (encoding === null) return reply.send(html);
  return reply.header('content-encoding', encoding).send(encoded[encoding]);
}
