import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/**
 * Serves a built page over HTTP/1.1 on a free port, compressed and cached as the provider does it; an address without
 * a file gets the page itself.
 * @param {string} folder
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveFolder(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => extname(name));
  const files = new Map(
    names.map((name) => [`/${name}`, brotliCompressSync(readFileSync(join(folder, name)))]),
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = files.has(pathname) ? pathname : '/index.html';
    const type = types[extname(path)] ?? 'application/octet-stream';
    const caching = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br', 'Cache-Control': caching });
    response.end(files.get(path));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
