import { expect, it } from 'vitest';
import { projectGraph } from './project-graph.mjs';

const scope = '@sirah-trails/';
const features = ['auth', 'reader', 'journey', 'leaderboard', 'avatar'];

it(
  'a change in a feature affects no other feature, provider or contract test; the contract affects both sides',
  { timeout: 240_000 },
  async () => {
    const graph = await projectGraph();
    const dependents = (/** @type {string} */ name) => dependentsOf(graph, name);
    for (const feature of features) {
      expect(dependents(feature)).toEqual(expect.arrayContaining(['web', 'storybook', 'web-e2e']));
      const others = [...features, 'provider', 'provider-contract'].filter((name) => name !== feature);
      expect(dependents(feature).filter((name) => others.includes(name))).toEqual([]);
    }
    expect(dependents('openapi')).toEqual(
      expect.arrayContaining(['api-client', 'provider', 'provider-contract']),
    );
    for (const project of ['provider', 'api-client'])
      expect(dependents(project)).toContain('provider-contract');
  },
);

/**
 * The project and its dependents in the project graph.
 * @param {import('@nx/devkit').ProjectGraph} graph
 * @param {string} changed
 * @returns {string[]} sorted names without the scope
 */
function dependentsOf(graph, changed) {
  const reached = new Set([`${scope}${changed}`]);
  // Iteration includes elements added during the loop.
  for (const name of reached) {
    for (const { source, target } of Object.values(graph.dependencies).flat()) {
      if (target === name) reached.add(source);
    }
  }
  return [...reached].map((name) => name.replace(scope, '')).toSorted();
}
