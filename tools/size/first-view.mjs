import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const style = /replaceSync\("(?:[^"\\]|\\.)*"\)/g;

/**
 * Weight of the JavaScript that a browser fetches for the first view of a screen.
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
 * The scripts of a first view: the entry, and those that the boot script preloads for the URL. A page without a boot script loads all.
 * @param {string} html of the page
 * @param {string | null} url of the screen; null for the entry alone
 * @param {readonly string[]} assets names of the built files
 * @returns {string[]} names of files
 * @throws {Error} that names a URL which no row of the boot script matches
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
