import { expect, it } from 'vitest';
import { changedProjects, featuresToLookAt, foldersToLint } from './changed-projects.mjs';

it('a change selects the stories and journeys of its features, or all outside the features', () => {
  const selected = (/** @type {string[]} */ ...files) => featuresToLookAt(changedProjects(files));
  expect(selected('libs/reader/src/index.ts', 'libs/auth/src/index.ts')).toEqual(['auth', 'reader']);
  expect(selected('docs/operating.md', 'apps/provider-contract/src/session.test.ts')).toEqual([]);
  expect(selected('libs/reader/src/index.ts', 'libs/api-client/src/index.ts')).toBe('all');
  expect(selected('package-lock.json')).toBe('all');
});

it('a change selects its own folders for lint, and changed rules select every folder', () => {
  const selected = (/** @type {string[]} */ ...files) => foldersToLint(changedProjects(files));
  expect(selected('libs/ui/src/layout/card.tsx', 'apps/web/src/main.tsx')).toEqual(['apps/web', 'libs/ui']);
  expect(selected('tools/lint/house-rules.mjs')).toEqual(['.']);
  expect(selected('eslint.config.mjs', 'libs/reader/src/index.ts')).toEqual(['.']);
});
