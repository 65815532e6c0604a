// From V8's coverage of built scripts to the modules of the repository.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { root } from '../process.mjs';

/** @typedef {{ functionName: string, ranges: { startOffset: number, count: number }[] }} CoveredFunction */
/** @typedef {{ url: string, functions: CoveredFunction[] }} CoveredScript */

/**
 * The modules in which at least one function ran. The evaluation of a module is no function of it, and packages
 * are left out.
 * @param {readonly CoveredScript[]} scripts counted since the moment of interest
 * @param {(url: string) => string} fileOf the built file of a script
 * @returns {string[]} paths from the repository's folder, sorted
 */
export function modulesThatRan(scripts, fileOf) {
  const modules = scripts.flatMap(({ url, functions }) => {
    const file = fileOf(url);
    if (!existsSync(`${file}.map`)) return [];
    const sourceAt = readSources(file);
    return functions.filter(hasRun).map(({ ranges }) => sourceAt(ranges[0]?.startOffset ?? 0));
  });
  return [...new Set(modules)].filter(isOurs).sort();
}

/** @param {CoveredFunction} covered */
function hasRun({ functionName, ranges: [whole] }) {
  const isEvaluation = functionName === '' && whole?.startOffset === 0;
  return !isEvaluation && (whole?.count ?? 0) > 0;
}

/**
 * @param {string} file built, with its source map beside it
 * @returns {(offset: number) => string} the module that the code at an offset comes from; '' where none is known
 */
function readSources(file) {
  const lineStarts = [0];
  for (const { index } of readFileSync(file, 'utf8').matchAll(/\n/g)) lineStarts.push(index + 1);
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  return (offset) => {
    const line = lineStarts.findLastIndex((start) => start <= offset);
    const entry = map.findEntry(line, offset - (lineStarts[line] ?? 0));
    if (!('originalSource' in entry)) return '';
    return relative(root, resolve(dirname(file), entry.originalSource));
  };
}

/** @param {string} module */
function isOurs(module) {
  return /^(apps|libs|openapi)\//.test(module) && !module.includes('node_modules');
}
