import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const style = /replaceSync\("(?:[^"\\]|\\.)*"\)/g;

/**
 * Size of a screen's first-view JavaScript.
 * @param {string} folder of a build
 * @param {string | null} url of the screen; null for the app without one
 * @returns {number} bytes after gzip, without the styles in the code, which the route tests count
 */
export function firstViewBytes(folder, url) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return firstViewFiles(html, url, readdirSync(join(folder, 'assets')))
    .map((file) => readFileSync(join(folder, 'assets', file), 'utf8').replace(style, 'replaceSync("")'))
    .reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
}

/**
 * First-view scripts: the entry and the boot script's preloads for the URL. A page without a boot script loads all scripts.
 * @param {string} html of the page
 * @param {string | null} url of the screen; null for the entry alone
 * @param {readonly string[]} assets names of the built files
 * @returns {string[]} names of files
 * @throws {Error} for a URL without a matching boot-script row
 */
export function firstViewFiles(html, url, assets) {
  const table = /const firstLoads = (\[.*\]);/.exec(html)?.[1];
  if (table === undefined) return assets.filter((file) => file.endsWith('.js'));
  const entry = /<script type="module"[^>]*src="\/assets\/([^"]+)"/.exec(html)?.[1] ?? '';
  if (url === null) return [entry];
  /** @type {[pattern: string, addresses: string[], files: string[], visitors: number, query: Record<string, string>][]} */
  const rows = JSON.parse(table);
  const row = rows.find(
    ([pattern, , , , query]) => new RegExp(pattern).test(url) && !Object.keys(query).length,
  );
  if (!row) throw new Error(`The boot script has no row for ${url}: correct the views of tools/size.mjs.`);
  return [entry, ...row[2].map((file) => file.replace('/assets/', ''))];
}
