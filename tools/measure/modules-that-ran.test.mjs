import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../process.mjs';
import { modulesThatRan } from './modules-that-ran.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sirah-modules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sources = ['libs/a/src/one.ts', 'libs/a/src/two.ts', 'node_modules/pack/three.js'];
const built = build('function one() {}\nfunction two() {}\nfunction three() {}\n');

it.each([
  ['the module of a function that ran', [ran('one', 0)], ['libs/a/src/one.ts']],
  ['a module once, whatever the order', [ran('two', 18), ran('one', 0), ran('one', 0)], sources.slice(0, 2)],
  ['no module of a function that did not run', [ran('two', 18, 0)], []],
  ['no module that was only evaluated', [ran('', 0)], []],
  ['no package', [ran('three', 36)], []],
])('counts %s', (_, functions, modules) => {
  expect(modulesThatRan([{ url: 'built', functions }], () => built)).toEqual(modules);
});

it('leaves out scripts without a source map', () => {
  const scripts = [{ url: 'other', functions: [ran('one', 0)] }];
  expect(modulesThatRan(scripts, () => join(folder, 'other.js'))).toEqual([]);
});

/** @param {string} functionName @param {number} startOffset @param {number} count */
function ran(functionName, startOffset, count = 1) {
  return { functionName, ranges: [{ startOffset, count }] };
}

/**
 * Writes a built file in which each line comes from a source of its own.
 * @param {string} code
 */
function build(code) {
  const file = join(folder, 'dist/built.js');
  mkdirSync(dirname(file));
  writeFileSync(file, code);
  const paths = sources.map((source) => relative(dirname(file), join(root, source)));
  const map = { version: 3, sources: paths, names: [], mappings: 'AAAA;ACAA;ACAA' };
  writeFileSync(`${file}.map`, JSON.stringify(map));
  return file;
}
