import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.mjs';
import { contractFacts } from './contract-facts.mjs';

/** @typedef {Map<string, ReadonlySet<string>>} Facts by operation */

/** The facts of the contract that the last release had. */
export const releasedFile = join(root, 'openapi/released.txt');

/** @returns {Facts} facts of the contract as it is */
export function currentFacts() {
  return contractFacts(JSON.parse(readFileSync(join(root, 'openapi/dist/provider.json'), 'utf8')));
}

/** @param {Facts} facts @returns {string} a line for each operation, and under it, indented, one for each fact */
export function written(facts) {
  return [...facts].map(([operation, own]) => `${[operation, ...own].join('\n  ')}\n`).join('');
}

/** @param {string} text as `written` gives it @returns {Facts} */
export function read(text) {
  const operations = text.split(/\n(?=\S)/).map((part) => part.trim().split('\n  '));
  return new Map(operations.map(([operation = '', ...facts]) => [operation, new Set(facts)]));
}
