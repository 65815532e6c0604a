import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const written = /\.(ts|mts|tsx|mjs|js|jsx|css|md|yaml|yml)$/;
const foreign = /(^|\/)generated\/|^content\/(?!README\.md)|^(tools\/fonts|libs\/ui\/src\/fonts)\//;
// The text checks contain the words that they reject.
const checks = /^tools\/text\//;

/**
 * Hand-written tracked files: code, styles and documents, without generated files, fonts and the content pack.
 * @param {string} folder of the repository
 * @returns {{ file: string, text: string }[]}
 */
export function trackedFiles(folder) {
  return execFileSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8' })
    .split('\0')
    .filter(isWritten)
    .map((file) => ({ file, text: readText(join(folder, file)) }));
}

/** @param {string} file path from the root of the repository */
export function isWritten(file) {
  return written.test(file) && !foreign.test(file) && !checks.test(file);
}

/** @param {string} path of a file that may be deleted but not yet committed */
function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
