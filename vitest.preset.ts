import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const setup = new URL('./vitest.setup.ts', import.meta.url).pathname;
const dom = new URL('./vitest.setup-dom.ts', import.meta.url).pathname;

const limitMs = process.env['PROOF'] === '1' ? 240_000 : 60_000;

/** Time limits, about ten times those of an idle machine. A test that builds or starts a process sets its own limit. */
export const timeLimits = {
  testTimeout: limitMs,
  hookTimeout: limitMs,
  expect: { poll: { timeout: 20_000 } },
};

/** Builds the contract where Vitest runs without Nx. */
export const builtContract: Plugin = {
  name: 'sirah-trails-built-contract',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@sirah-trails\/openapi\// },
    handler: () => {
      const folder = `${import.meta.dirname}/openapi`;
      if (!existsSync(`${folder}/dist/examples.json`))
        execFileSync('npx', ['nx', 'run', 'openapi:build'], { cwd: folder });
    },
  },
};

/** Vitest for a library of the web app: jsdom, roles, no stray console line. */
export function browserLibrary(root: string, include = ['src/**/*.test.{ts,tsx}']) {
  return defineConfig({
    root,
    plugins: [builtContract, react()],
    test: {
      name: projectName(root),
      environment: 'jsdom',
      include,
      setupFiles: [setup, dom],
      restoreMocks: true,
      // Tests leave nothing behind: a new React and jsdom for each file would cost four times the tests.
      isolate: false,
      // A thread starts with less work than a process. The provider's native modules would share one queue in threads.
      pool: 'threads',
      ...timeLimits,
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  });
}

/** As the product runs: the development builds of the Markdown parser check themselves at each step. */
const productionBuilds: Plugin = {
  name: 'sirah-trails-production-builds',
  // A list in the configuration is added to Vite's own, and this condition comes from there.
  configResolved({ ssr, environments }) {
    for (const { resolve } of [ssr, ...Object.values(environments)])
      if (resolve?.conditions)
        resolve.conditions = resolve.conditions.filter((name) => name !== 'development|production');
  },
};

/** Vitest for code that runs in Node: the provider, the tools, the contract tests. */
export function nodeProject(root: string, include = ['src/**/*.test.ts']) {
  return defineConfig({
    root,
    plugins: [builtContract, productionBuilds],
    test: {
      name: projectName(root),
      environment: 'node',
      include,
      setupFiles: [setup],
      restoreMocks: true,
      // Tests leave nothing behind: loading the modules for each file would cost twice the tests.
      isolate: false,
      maxWorkers: 2,
      ...timeLimits,
    },
  });
}

function projectName(root: string) {
  return root.split('/').at(-1) ?? root;
}
