import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { providerFolders } from './provider-layers.mjs';
import { root } from '../process.mjs';
import { folderImports, foldersInCycles, layeredProjects, wayBetween } from './folder-cycles.mjs';

const provider = join(root, 'apps/provider/src');

it('no project has folder cycles', () => {
  const cyclic = layeredProjects.map((project) => foldersInCycles(folderImports(join(root, project, 'src'))));
  expect(cyclic.flat()).toEqual([]);
});

it('every provider folder belongs to a layer', () => {
  const folders = readdirSync(provider, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(providerFolders.toSorted());
});

it('finds a cycle across three folders and a file, including type imports, but ignores test imports', () => {
  const source = mkdtempSync(join(tmpdir(), 'cycles-'));
  const write = (/** @type {string} */ folder, /** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(join(source, folder), { recursive: true });
    writeFileSync(join(source, folder, file), text);
  };
  write('a', 'one.ts', "import { two } from '../b/two.ts';\n");
  write('b', 'two.ts', "import type { Three } from '../c/three.ts';\n");
  write('c', 'three.ts', "export type { One } from '../a/one.ts';\n");
  write('.', 'one.ts', "import { one } from './a/one.ts';\n");
  write('c', 'five.ts', "import { one } from '../one.ts';\n");
  write('d', 'four.ts', "import { two } from '../b/two.ts';\n");
  write('b', 'two.test.ts', "import { four } from '../d/four.ts';\n");
  const imports = folderImports(source);
  expect(foldersInCycles(imports)).toEqual(['a', 'b', 'c', 'one.ts']);
  expect(wayBetween(imports, 'b', 'a')).toEqual(['b', 'c', 'a']);
  expect(wayBetween(imports, 'a', 'd')).toBeNull();
  rmSync(source, { recursive: true });
});
