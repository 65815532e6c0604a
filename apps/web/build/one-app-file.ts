import type { Rolldown } from 'vite';

/**
 * Splits the code: the app in one file, with what several groups of screens use, since a file of its own would cost every screen
 * one more request; each group in its own. Small parts only should be used by several groups: `npm run size` shows what they cost.
 */
export function oneAppFile(): Rolldown.CodeSplittingGroup[] {
  const modules = new Set<string>();
  // The bundler asks a group for the name of each module that fits its conditions, and goes by the order of the groups.
  const name = (id: string) => {
    modules.add(id);
    return null;
  };
  return [
    { name, tags: ['$initial'] },
    { name, minShareCount: 2 },
    { name: 'app', test: (id) => modules.has(id) },
  ];
}
