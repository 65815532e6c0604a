import type { Rolldown } from 'vite';

/** Screens and dialogs whose common code is no part of the app's file: they have forms, whose libraries are large. */
const withForms =
  /\/libs\/(auth\/|avatar\/|settings\/|screen-kit\/src\/mistake\/|reader\/src\/(comfort|listen)\/|leaderboard\/src\/share\/)/;
/**
 * The screen of a quiz, and what it loads on demand: what it shares with one such file is a part of its own. What it shares
 * with two of them would be a file by itself, and one more request.
 */
const ofQuiz = /\/libs\/(quiz-engine\/|journey\/src\/quiz\/)/;
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
    isOf(withForms, id, graph) || isOf(ofQuiz, id, graph) ? null : name(id);
  return [
    { name, tags: ['$initial'] },
    { name: nameOfShared, minShareCount: 2 },
    { name: 'app', test: (id) => modules.has(id) },
    { name: (id, graph) => (isOf(withForms, id, graph) ? 'forms' : null), minShareCount: 2 },
  ];
}

/** Whether only screens of a family need the module. */
function isOf(family: RegExp, id: string, graph: Rolldown.ChunkingContext): boolean {
  return screensOf(id, graph).every((screen) => family.test(screen));
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
