import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';

/**
 * A file's path inside the pack, with forward slashes; null for a file outside. The file need not exist.
 * @param {string} directory the folder of the pack
 * @param {string} name a path from the current folder, else one inside the pack
 */
export function packPath(directory, name) {
  const fromHere = inside(directory, resolve(name));
  if (fromHere !== null) return fromHere;
  return existsSync(resolve(name)) ? null : inside(directory, resolve(directory, name));
}

/** @param {string} directory @param {string} path */
function inside(directory, path) {
  const found = relative(directory, path).split(sep).join('/');
  return found === '' || found === '..' || found.startsWith('../') ? null : found;
}
