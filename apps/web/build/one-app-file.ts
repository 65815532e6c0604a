import type { Rolldown } from 'vite';

/** Screens whose common code is no part of the app's file: they have forms, whose libraries are large. */
const withForms = /\/libs\/(auth|settings)\//;
const index = /\/index\.[jt]s$/;

/**
 * Splits the code: the app in one file, with what several groups of screens use, since a file of its own would cost every screen
 * one more request; what only screens with forms share in a second one, which the boot script preloads with its screen; each
 * group in its own. Small parts only should be used by several groups: `npm run size` shows what they cost.
 */
export function oneAppFile(): Rolldown.CodeSplittingGroup[] {
  const modules = new Set<string>();
  // The bundler asks a group for the name of each module that fits its conditions, and goes by the order of the groups.
  const name = (id: string) => {
    modules.add(id);
    return null;
  };
  const nameOfShared = (id: string, graph: Rolldown.ChunkingContext) =>
    screensOf(id, graph).every((screen) => withForms.test(screen)) ? null : name(id);
  return [
    { name, tags: ['$initial'] },
    { name: nameOfShared, minShareCount: 2 },
    { name: 'app', test: (id) => modules.has(id) },
    { name: 'forms', minShareCount: 2 },
  ];
}

/** The modules that are imported on demand and need this one. */
function screensOf(id: string, graph: Rolldown.ChunkingContext): string[] {
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

/** The modules that use this one. An index uses none of its modules: those that name an export of one do. */
function usersOf(id: string, graph: Rolldown.ChunkingContext): string[] {
  const names = graph.getModuleInfo(id)?.exports?.filter((name) => name !== '*') ?? [];
  const named = new RegExp(`\\b(${names.join('|')})\\b`);
  const users = (module: string): string[] =>
    (graph.getModuleInfo(module)?.importers ?? []).flatMap((importer) => {
      if (index.test(importer)) return users(importer).filter((user) => namesOne(user));
      return importer;
    });
  const namesOne = (user: string) => named.test(graph.getModuleInfo(user)?.code ?? '');
  return users(id);
}
