import { join } from 'node:path';
import { createServer, runnerImport } from 'vite';
import { root } from '../process.mjs';
import { packPath } from './pack-path.mjs';
import { serveText } from './serve-text.mjs';

/** @typedef {{ kind: string, problems?: string }} Preview content of the page */

/**
 * Serves the preview page for a pack text until the server is closed.
 * @param {string} directory the folder of the pack
 * @param {string | undefined} name the file, as a path from here or inside the pack
 * @param {(text: string) => void} write
 * @returns {Promise<import('vite').ViteDevServer | null>} null when there is no such text
 */
export async function startPreview(directory, name, write) {
  if (!name) return refuse(write, 'Name a file: npm run content:preview -- books/the-land/pages/01.md');
  const file = packPath(directory, name);
  if (!file)
    return refuse(write, `${name}:1: this file is not in the pack. Give the path of a file in ${directory}.`);
  const { previewText } = await loadPreviewText();
  const read = () => previewText(directory, file);
  const { kind, problems } = await read();
  if (kind === 'no-text') return refuse(write, String(problems));
  if (problems) write(problems);
  const server = await createServer({
    configFile: join(root, 'apps/web/preview/vite.config.ts'),
    logLevel: 'warn',
    plugins: [serveText(directory, read, write)],
    server: { port: 4210 },
  });
  await server.listen();
  write(`\n${file} is shown at ${server.resolvedUrls?.local[0]} and again after each save. Ctrl+C ends it.`);
  return server;
}

/**
 * The provider's text presentation.
 * @returns {Promise<{ previewText: (directory: string, file: string) => Promise<Preview> }>}
 */
export async function loadPreviewText() {
  const { module } = await runnerImport(join(root, 'apps/provider/src/admin/preview-text.ts'));
  return /** @type {any} */ (module);
}

/** @param {(text: string) => void} write @param {string} why */
function refuse(write, why) {
  write(why);
  return null;
}
