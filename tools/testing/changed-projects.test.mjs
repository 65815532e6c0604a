import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../process.mjs';
import { changedProjects, featuresToLookAt, foldersToLint } from './changed-projects.mjs';

describe('affected stories and journeys', () => {
  it.each([
    ['a feature', ['libs/reader/src/book/book-screen.tsx', 'libs/reader/README.md'], ['reader']],
    ['two features', ['libs/reader/src/index.ts', 'libs/auth/src/index.ts'], ['auth', 'reader']],
    ['the design system', ['libs/ui/src/layout/card.tsx'], 'all'],
    ['the client', ['libs/reader/src/index.ts', 'libs/api-client/src/index.ts'], 'all'],
    ['the host', ['apps/web/src/main.tsx'], 'all'],
    ['the provider', ['apps/provider/src/main.ts'], 'all'],
    ['a package', ['package-lock.json'], 'all'],
    ['the tests of the contract', ['apps/provider-contract/src/session.test.ts'], []],
    ['text', ['docs/operating.md', 'libs/ui/README.md'], []],
  ])('%s', (_change, files, expected) => {
    expect(featuresToLookAt(changedProjects(files))).toEqual(expected);
  });

  it('names existing folders', () => {
    for (const name of ['reader', 'auth', 'journey', 'leaderboard', 'avatar'])
      expect(existsSync(`${root}libs/${name}`)).toBe(true);
  });
});

describe('linted folders after a change', () => {
  it.each([
    ['a feature', ['libs/reader/src/index.ts'], ['libs/reader']],
    ['two projects', ['libs/ui/src/layout/card.tsx', 'apps/web/src/main.tsx'], ['apps/web', 'libs/ui']],
    ['the rules', ['tools/lint/house-rules.mjs'], ['.']],
    ['the configuration', ['eslint.config.mjs', 'libs/reader/src/index.ts'], ['.']],
  ])('%s', (_change, files, expected) => {
    expect(foldersToLint(changedProjects(files))).toEqual(expected);
  });
});
