import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const setup = new URL('./vitest.setup.ts', import.meta.url).pathname;
const dom = new URL('./vitest.setup-dom.ts', import.meta.url).pathname;

const limitMs = process.env['PROOF'] === '1' ? 240_000 : 120_000;

/** Time limits, about ten times those of an idle machine. A test that builds or starts a process sets its own limit. */
export const timeLimits = {
  testTimeout: limitMs,
  hookTimeout: limitMs,
  expect: { poll: { timeout: 20_000 } },
};

/** Builds the contract when Vitest runs without Nx. */
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

/** Vitest configuration of a web library: jsdom, no console output. */
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
      // Tests clean up: isolation would load React and jsdom per file, at four times the cost.
      isolate: false,
      // Threads start faster than processes. The provider uses processes, because its native modules would share a
      // queue in threads.
      pool: 'threads',
      ...timeLimits,
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  });
}

/** Uses production builds of dependencies: the Markdown parser's development build asserts every step. */
const productionBuilds: Plugin = {
  name: 'sirah-trails-production-builds',
  // Configured conditions extend Vite's, so this condition can only be removed here.
  configResolved({ ssr, environments }) {
    for (const { resolve } of [ssr, ...Object.values(environments)])
      if (resolve?.conditions)
        resolve.conditions = resolve.conditions.filter((name) => name !== 'development|production');
  },
};

/** Vitest configuration of Node code: provider, tools, contract tests. */
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
      // Tests clean up: isolation would double the cost.
      isolate: false,
      maxWorkers: 2,
      ...timeLimits,
    },
  });
}

function projectName(root: string) {
  return root.split('/').at(-1) ?? root;
}
