// Counts the folders of a source that import each other in a circle: node tools/workspace/folder-cycles.mjs apps/provider/src
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/**
 * The top folders of `source` from which imports, of types too, lead back to themselves. Tests and benches are left out.
 * @param {string} source
 * @returns {string[]} sorted
 */
export function foldersInCycles(source) {
  const imports = folderImports(source);
  return [...imports.keys()].filter((folder) => reachable(imports, folder).has(folder)).toSorted();
}

/**
 * @param {string} source
 * @returns {Map<string, Set<string>>} the folders that each folder imports
 */
function folderImports(source) {
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\/.*\.tsx?$/.test(file) || /\.(test|bench|stories)\.|(^|\/)(testing|bench)\//.test(file)) continue;
    const from = topOf(file);
    const { importedFiles } = ts.preProcessFile(readFileSync(join(source, file), 'utf8'));
    for (const { fileName } of importedFiles.filter((one) => one.fileName.startsWith('.'))) {
      const to = topOf(relative(source, resolve(source, dirname(file), fileName)));
      if (to !== from) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

/** @param {Map<string, Set<string>>} imports @param {string} folder */
function reachable(imports, folder) {
  const reached = new Set(imports.get(folder));
  // A set that grows is walked to its new end.
  for (const next of reached) for (const further of imports.get(next) ?? []) reached.add(further);
  return reached;
}

/** @param {string} file */
function topOf(file) {
  return file.split('/')[0] ?? '';
}

if (process.argv[1] === import.meta.filename) {
  const found = foldersInCycles(process.argv[2] ?? 'apps/provider/src');
  console.log([`${found.length} folders in cycles`, ...found].join('\n  '));
}
