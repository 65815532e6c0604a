import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk */

/**
 * The JavaScript that a browser fetches for the first screen: the entry, what it imports at once, and the given
 * lazy modules with theirs.
 * @param {Record<string, Chunk>} manifest as Vite writes it
 * @param {readonly string[]} lazy keys of the manifest
 * @returns {string[]} files
 * @throws {Error} that names a lazy module which the build does not hold
 */
export function firstViewFiles(manifest, lazy) {
  const seen = new Set(/** @type {string[]} */ ([]));
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const queue = [...entries, ...lazy];
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(`The build holds no ${key}: mend the list of the first view in tools/size.mjs.`);
    if (seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    queue.push(...(chunk.imports ?? []));
  }
  return [...seen].filter((file) => file.endsWith('.js'));
}

const style = /replaceSync\("(?:[^"\\]|\\.)*"\)/g;

/**
 * The weight of code. The style that the file of a group carries is none: it weighs in the guard of the routes, with all other style.
 * @param {string} folder of the build
 * @param {readonly string[]} files
 * @returns {number} bytes after gzip
 */
export function gzipBytes(folder, files) {
  return files.reduce((sum, file) => sum + gzipSync(codeOf(join(folder, file)), { level: 9 }).length, 0);
}

/** @param {string} file */
function codeOf(file) {
  return readFileSync(file, 'utf8').replace(style, 'replaceSync("")');
}
