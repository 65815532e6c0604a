import { createProjectGraphAsync } from '@nx/devkit';

/** @type {Promise<import('@nx/devkit').ProjectGraph> | undefined} */
let graph;

/** The project graph, computed once per process. ESLint needs it too: without a graph, it skips the boundary rule. */
export function projectGraph() {
  graph ??= createProjectGraphAsync();
  return graph;
}
