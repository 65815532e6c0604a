import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { providerFolders } from '../lint/provider-layers.mjs';
import { root } from '../process.mjs';
import { foldersInCycles } from './folder-cycles.mjs';

const provider = join(root, 'apps/provider/src');

it('no folders of the provider import each other in a circle', () => {
  expect(foldersInCycles(provider)).toEqual([]);
});

it('every folder of the provider stands in a layer', () => {
  const folders = readdirSync(provider, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(providerFolders.toSorted());
});

it('a circle over three folders is found, with imports of types, and a test that closes one is not', () => {
  const source = mkdtempSync(join(tmpdir(), 'cycles-'));
  const write = (/** @type {string} */ folder, /** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(join(source, folder), { recursive: true });
    writeFileSync(join(source, folder, file), text);
  };
  write('a', 'one.ts', "import { two } from '../b/two.ts';\n");
  write('b', 'two.ts', "import type { Three } from '../c/three.ts';\n");
  write('c', 'three.ts', "export type { One } from '../a/one.ts';\n");
  write('d', 'four.ts', "import { two } from '../b/two.ts';\n");
  write('b', 'two.test.ts', "import { four } from '../d/four.ts';\n");
  expect(foldersInCycles(source)).toEqual(['a', 'b', 'c']);
  rmSync(source, { recursive: true });
});
