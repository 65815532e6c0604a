import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

/** Screens and dialogs whose shared code is not part of the app's file: they have forms, whose libraries are large. */
const withForms =
  /\/libs\/(auth\/|avatar\/|screen-kit\/src\/mistake\/|reader\/src\/reading\/(comfort-dialog|recording)|leaderboard\/src\/share\/)/;
/** Helpers of the bundler, which lazy imports of a chunk's modules use. */
const runtime = '\0rolldown/runtime.js';
const index = /\/index\.[jt]s$/;

/**
 * Splits the code into the app with all shared code (a separate file would cost every screen a request), a form chunk shared by screens
 * with forms, which the boot script preloads, and a file for each chunk of the route tables. Keep shared code small: `npm run size`
 * shows its cost.
 *
 * @param root of the workspace
 */
export function oneAppFile(root: string): Rolldown.CodeSplittingGroup[] {
  const chunks = chunksOfRoutes(root);
  const modules = new Set<string>();
  // The bundler asks the groups in order for the chunk name of each matching module.
  const name = (id: string) => {
    modules.add(id);
    return null;
  };
  const nameOfShared = (id: string, graph: Rolldown.ChunkingContext) =>
    isOf(withForms, id, graph) || chunkOf(id, chunks, graph) ? null : name(id);
  const nameOfForms = (id: string, graph: Rolldown.ChunkingContext) =>
    isOf(withForms, id, graph) && !chunkOf(id, chunks, graph) ? 'forms' : null;
  // A group also takes the dependencies of its modules unless an earlier group has them: shared files first.
  return [
    { name, tags: ['$initial'] },
    { name: nameOfShared, minShareCount: 2 },
    { name: 'app', test: (id) => modules.has(id) || id === runtime },
    { name: nameOfForms, minShareCount: 2 },
    { name: (id, graph) => chunkOf(id, chunks, graph) },
  ];
}

/** The chunk of each screen's module, from the route tables. */
function chunksOfRoutes(root: string): Map<string, string> {
  const line = /\broute\(\s*'([\w-]+)',[^;]*?import\('([^']+)'\)/g;
  const tables = readdirSync(join(root, 'libs')).map((library) =>
    join(root, 'libs', library, 'src/routes.ts'),
  );
  return new Map(
    [...tables, join(root, 'apps/web/src/app/routes.ts')]
      .filter(existsSync)
      .flatMap((table) =>
        [...readFileSync(table, 'utf8').matchAll(line)].map(
          ([, chunk = '', module = '']) => [join(dirname(table), module), chunk] as const,
        ),
      ),
  );
}

/** The chunk whose screens, and lazy imports of these screens, are the only users of a module; null for other modules. */
function chunkOf(id: string, chunks: Map<string, string>, graph: Rolldown.ChunkingContext): string | null {
  const roots = rootsOf(id, graph);
  if (!roots.some((root) => chunks.has(root))) return null;
  const [chunk, ...others] = new Set(roots.flatMap((root) => ownersOf(root, chunks, graph)));
  return others.length === 0 ? (chunk ?? null) : null;
}

/** Chunks of a lazily imported module: its own, the chunks of its importing screens, else of its lazy importers; '' for the app. */
function ownersOf(
  root: string,
  chunks: Map<string, string>,
  graph: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): string[] {
  const own = chunks.get(root);
  if (own !== undefined || seen.has(root)) return own === undefined ? [] : [own];
  seen.add(root);
  const screens = rootsOf(root, graph).flatMap((next) => chunks.get(next) ?? []);
  if (screens.length > 0) return screens;
  const importers = graph.getModuleInfo(root)?.dynamicImporters ?? [];
  return importers.flatMap((importer) => {
    const roots = rootsOf(importer, graph);
    return roots.length === 0 ? '' : roots.flatMap((next) => ownersOf(next, chunks, graph, seen));
  });
}

/** Whether only screens of a family need the module. */
function isOf(family: RegExp, id: string, graph: Rolldown.ChunkingContext): boolean {
  return rootsOf(id, graph).every((root) => family.test(root));
}

/** The lazily imported modules that need this module. */
function rootsOf(id: string, graph: Rolldown.ChunkingContext): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    if ((graph.getModuleInfo(module)?.dynamicImporters.length ?? 0) > 0) found.add(module);
    if (!index.test(module)) usersOf(module, graph).forEach(visit);
  };
  visit(id);
  return [...found];
}

/** The modules that use this module. An index uses none of its modules: the importers of an exported name do. */
function usersOf(id: string, graph: Rolldown.ChunkingContext): string[] {
  const names = graph.getModuleInfo(id)?.exports?.filter((name) => name !== '*') ?? [];
  const named = new RegExp(`\\b(${names.join('|')})\\b`);
  const users = (module: string): string[] =>
    (graph.getModuleInfo(module)?.importers ?? []).flatMap((importer) => {
      if (index.test(importer)) return users(importer).filter((user) => usesName(user));
      return importer;
    });
  const usesName = (user: string) => named.test(graph.getModuleInfo(user)?.code ?? '');
  return users(id);
}
