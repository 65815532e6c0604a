import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../process.mjs';

const listed = execFileSync('git', ['ls-files', 'libs/*.tsx', 'apps/*.tsx'], { cwd: root, encoding: 'utf8' });

/** @param {string} file @returns {string[]} classes that a component reads from a CSS module without it */
function missingClasses(file) {
  const code = readFileSync(join(root, file), 'utf8');
  return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name, path = '']) => {
    const css = readFileSync(join(root, dirname(file), path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const classes = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, found]) => found));
    const reads = code.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'));
    return [...reads].map(([, member, key]) => member ?? key ?? '').filter((read) => !classes.has(read));
  });
}

it('every class that a component reads is in its CSS module', () => {
  const files = listed.split('\n').filter(Boolean);
  const missing = files.map((file) => [file, missingClasses(file)]).filter(([, classes]) => classes?.length);
  expect(missing).toEqual([]);
});
