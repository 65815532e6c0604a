import { expect, it } from 'vitest';
import { nx } from './nx-process.mjs';

const features = ['auth', 'reader', 'journey', 'leaderboard', 'avatar'];

it.each(features)('a change in %s leaves the tasks of the other features out', async (feature) => {
  const affected = await affectedBy(`libs/${feature}/src/index.ts`);
  const others = features.filter((name) => name !== feature);
  expect(affected).toEqual(expect.arrayContaining([feature, 'web', 'storybook', 'web-e2e']));
  expect(affected.filter((name) => others.includes(name))).toEqual([]);
  expect(affected).not.toContain('provider');
});

it('a change in the contract reaches both of its readers', async () => {
  expect(await affectedBy('openapi/paths/journey.yaml')).toEqual(
    expect.arrayContaining(['api-client', 'provider']),
  );
});

it('a second run of the same tasks is all cache', async () => {
  const run = ['run-many', '--targets=lint', '--projects=avatar', '--outputStyle=static'];
  await nx(run);
  expect(await nx(run)).toContain('1/1 hit (100%)');
});

/**
 * @param {string} file
 * @returns {Promise<string[]>} names of projects without the scope
 */
async function affectedBy(file) {
  const output = await nx(['show', 'projects', '--affected', `--files=${file}`, '--json']);
  const list = /\[.*\]/s.exec(output)?.[0] ?? '[]';
  return JSON.parse(list).map((/** @type {string} */ name) => name.replace('@sirah-trails/', ''));
}
