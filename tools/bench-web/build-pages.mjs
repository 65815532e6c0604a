import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { capture, root } from '../process.mjs';

const pages = join(root, 'tools/bench-web/pages');
/** SurveyJS stays installed here between runs, outside the product's packages. */
const surveyFolder = join(root, 'node_modules/.cache/bench-web/survey');

/**
 * Builds and serves the comparison pages.
 * @param {string} folder for the build
 * @param {{ text: string, choices: readonly string[] }} question of the product
 */
export async function servePages(folder, question) {
  const stack = await buildPage(join(pages, 'stack'), join(folder, 'stack'));
  writeFileSync(join(stack, 'data.json'), JSON.stringify({ links: question.choices }));
  await installSurvey();
  cpSync(join(pages, 'survey'), surveyFolder, { recursive: true });
  writeFileSync(join(surveyFolder, 'question.json'), JSON.stringify(question));
  const survey = await buildPage(surveyFolder, join(folder, 'survey'));
  const plain = join(folder, 'plain');
  mkdirSync(plain, { recursive: true });
  cpSync(join(pages, 'plain.html'), join(plain, 'index.html'));
  const served = await Promise.all([stack, survey, plain].map(serveFolder));
  const [stackUrl = '', surveyUrl = '', plainUrl = ''] = served.map(({ url }) => url);
  return {
    urls: { stack: stackUrl, survey: surveyUrl, plain: plainUrl },
    close: () => served.forEach((server) => server.close()),
  };
}

/** Installs SurveyJS once. */
async function installSurvey() {
  mkdirSync(surveyFolder, { recursive: true });
  cpSync(join(root, 'tools/bench-web/survey-packages.json'), join(surveyFolder, 'package.json'));
  if (existsSync(join(surveyFolder, 'node_modules/survey-react-ui'))) return;
  const { code, output } = await capture('npm', [
    'install',
    '--prefix',
    surveyFolder,
    '--no-audit',
    '--no-fund',
  ]);
  if (code !== 0) throw new Error(`SurveyJS could not be installed.\n${output}`);
}

/**
 * @param {string} source
 * @param {string} outDir
 */
async function buildPage(source, outDir) {
  // Loading the product's modules has set NODE_ENV to development, which would include React's warnings.
  process.env['NODE_ENV'] = 'production';
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 5_000 },
  });
  return outDir;
}

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/**
 * Serves a built page over HTTP/1.1 on a free port, compressed and cached as in the provider; URLs without a
 * file get the page itself.
 * @param {string} folder
 * @returns {Promise<{ url: string, close: () => void }>}
 */
async function serveFolder(folder) {
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
