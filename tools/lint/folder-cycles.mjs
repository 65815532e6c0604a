// Source folders must not import each other in cycles. `node tools/lint/folder-cycles.mjs libs/reader/src` lists cycles.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { root } from '../process.mjs';

/** Projects without cycles. Add new projects, and existing projects once their cycles are removed. */
export const layeredProjects = [
  'apps/provider',
  'apps/web',
  'libs/api-client',
  'libs/auth',
  'libs/avatar',
  'libs/content-pack',
  'libs/journey',
  'libs/leaderboard',
  'libs/quiz-engine',
  'libs/reader',
  'libs/screen-kit',
  'libs/ui',
];

/** Imports by folder: the source's top-level folders and files. @typedef {Map<string, Set<string>>} Imports */

/**
 * @param {string} source
 * @returns {Imports} with type imports, without lazy imports and without tests, stories and benches
 */
export function folderImports(source) {
  /** @type {Imports} */
  const imports = new Map();
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || isSupport(file)) continue;
    const from = topOf(file);
    const text = readFileSync(join(source, file), 'utf8');
    const { importedFiles } = ts.preProcessFile(text);
    for (const { fileName, pos } of importedFiles) {
      const isLazy = /\bimport\(\s*$/.test(text.slice(0, pos));
      if (!fileName.startsWith('.') || isLazy) continue;
      const to = topOf(relative(source, resolve(source, dirname(file), fileName)));
      if (to !== from && to !== '..') imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

/** @param {Imports} imports @returns {string[]} folders from which imports lead back to themselves, sorted */
export function foldersInCycles(imports) {
  return [...imports.keys()].filter((folder) => wayBetween(imports, folder, folder)).toSorted();
}

/**
 * @param {Imports} imports @param {string} from @param {string} to
 * @returns {string[] | null} the shortest way by imports, with both ends
 */
export function wayBetween(imports, from, to) {
  const before = new Map(/** @type {[string, string][]} */ ([]));
  const reached = new Set([from]);
  // Iteration includes elements added during the loop.
  for (const folder of reached)
    for (const next of imports.get(folder) ?? []) {
      if (!before.has(next)) before.set(next, folder);
      if (next === to) return wayBack(before, from, to);
      reached.add(next);
    }
  return null;
}

/** @param {Map<string, string>} before @param {string} from @param {string} to */
function wayBack(before, from, to) {
  const way = [to];
  do way.unshift(before.get(way[0] ?? '') ?? from);
  while (way[0] !== from);
  return way;
}

/** @type {import('eslint').Rule.RuleModule} */
const noFolderCycle = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const [, project = ''] = /^((?:apps|libs)\/[^/]+)\/src\//.exec(relative(root, context.filename)) ?? [];
    const source = join(root, project, 'src');
    const file = relative(source, context.filename);
    if (!layeredProjects.includes(project) || isSupport(file)) return {};
    const from = topOf(file);
    /** @param {{ source?: { value?: unknown } | null } & import('eslint').Rule.Node} node */
    const check = (node) => {
      const target = String(node.source?.value);
      if (!target.startsWith('.')) return;
      const to = topOf(relative(source, resolve(dirname(context.filename), target)));
      const way = to === from ? null : wayBetween(importsOf(source), to, from);
      if (way)
        context.report({
          node,
          message: `Folders import each other in a circle: ${[from, ...way].join(' -> ')}.`,
        });
    };
    return { 'ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration': check };
  },
};

/** ESLint configurations for the folder layers. */
export const folderLayers = [
  {
    files: layeredProjects.map((project) => `${project}/src/**/*.{ts,tsx}`),
    plugins: { folders: { rules: { 'no-cycle': noFolderCycle } } },
    rules: { 'folders/no-cycle': 'error' },
  },
];

/** Reads each source once per ESLint run. */
const known = new Map(/** @type {[string, Imports][]} */ ([]));

/** @param {string} source */
function importsOf(source) {
  const imports = known.get(source) ?? folderImports(source);
  known.set(source, imports);
  return imports;
}

/** @param {string} file from the source */
function isSupport(file) {
  return /\.(test|bench|stories)\.|(^|\/)(testing|bench)\//.test(file);
}

/** @param {string} file */
function topOf(file) {
  return file.split('/')[0] ?? '';
}

if (process.argv[1] === import.meta.filename) {
  const found = foldersInCycles(folderImports(process.argv[2] ?? 'apps/provider/src'));
  console.log([`${found.length} folders in cycles`, ...found].join('\n  '));
}
