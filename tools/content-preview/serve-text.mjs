import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { packPath } from './pack-path.mjs';

/** @typedef {import('./start-preview.mjs').Preview} Preview */

/**
 * Serves the text and the pack's pictures to the page, and resends the text when a pack file changes.
 * @param {string} directory the folder of the pack
 * @param {() => Promise<Preview>} read
 * @param {(text: string) => void} write for the problems of a text that was saved
 * @returns {import('vite').Plugin}
 */
export function serveText(directory, read, write) {
  return {
    name: 'sirah-trails-content-preview',
    configureServer({ middlewares, watcher, ws }) {
      let latest = 0;
      const renew = async () => {
        const mine = ++latest;
        const data = await read();
        if (mine !== latest) return;
        if (data.problems) write(data.problems);
        ws.send('preview:changed', data);
      };
      watcher.add(directory);
      watcher.on('all', (_event, path) => {
        // A file may disappear during the read; the next event follows at once.
        if (packPath(directory, path)) renew().catch(onlyFiles);
      });
      middlewares.use('/preview.json', (_request, response, next) => {
        const send = (/** @type {Preview} */ preview) => response.end(JSON.stringify(preview));
        response.setHeader('content-type', 'application/json');
        read().then(send).catch(next);
      });
      middlewares.use('/content/art', ({ url = '' }, response, next) => {
        const picture = pictureAt(directory, url);
        if (!picture) return next();
        response.setHeader('content-type', 'image/svg+xml');
        createReadStream(picture).pipe(response);
      });
    },
  };
}

/** @param {string} directory @param {string} url */
function pictureAt(directory, url) {
  const path = join(directory, 'art', decodeURIComponent(url.split('?')[0] ?? ''));
  return path.endsWith('.svg') && packPath(directory, path)?.startsWith('art/') && existsSync(path)
    ? path
    : null;
}

/** @param {unknown} error */
function onlyFiles(error) {
  if (!(error instanceof Error && 'syscall' in error)) throw error;
}
