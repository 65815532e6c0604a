import { createProjectGraphAsync } from '@nx/devkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { nx } from './nx-process.mjs';

const scope = '@sirah-trails/';
const features = ['auth', 'reader', 'journey', 'leaderboard', 'avatar'];

describe('a change affects only its dependents', () => {
  /** @type {import('@nx/devkit').ProjectGraph} */
  let graph;
  beforeAll(async () => {
    graph = await createProjectGraphAsync();
  });

  it.each(features)('%s: excludes the other features and the provider', (feature) => {
    const reached = dependentsOf(graph, feature);
    expect(reached).toEqual(expect.arrayContaining([feature, 'web', 'storybook', 'web-e2e']));
    expect(reached.filter((name) => features.includes(name))).toEqual([feature]);
    expect(reached).not.toContain('provider');
    expect(reached).not.toContain('provider-contract');
  });

  it.each(['provider', 'api-client', 'openapi'])('%s: what holds the contract is tested', (project) => {
    expect(dependentsOf(graph, project)).toContain('provider-contract');
  });

  it('the contract: affects both web and provider', () => {
    expect(dependentsOf(graph, 'openapi')).toEqual(expect.arrayContaining(['api-client', 'provider']));
  });

  it('nx reports the same projects for a changed file', { timeout: 240_000 }, async () => {
    // Typed rules read every project and belong to tools.
    const expected = [...dependentsOf(graph, 'reader'), 'tools'].toSorted();
    expect(await affectedBy('libs/reader/src/index.ts')).toEqual(expected);
  });
});

it('a second run of the same tasks uses only the cache', { timeout: 240_000 }, async () => {
  const run = ['run-many', '--targets=lint', '--projects=avatar', '--outputStyle=static'];
  await nx(run);
  expect(await nx(run)).toContain('1/1 hit (100%)');
});

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

/**
 * @param {string} file
 * @returns {Promise<string[]>} sorted names of projects without the scope
 */
async function affectedBy(file) {
  const output = await nx(['show', 'projects', '--affected', `--files=${file}`, '--json']);
  const list = /\[.*\]/s.exec(output)?.[0] ?? '[]';
  return JSON.parse(list)
    .map((/** @type {string} */ name) => name.replace(scope, ''))
    .toSorted();
}
