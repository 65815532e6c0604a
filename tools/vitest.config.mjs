import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'tools',
    environment: 'node',
    include: ['**/*.test.mjs'],
    testTimeout: 60_000,
    // Computing the project graph is slow on a busy machine.
    hookTimeout: 240_000,
    // The files share nx, ESLint and TypeScript, which are slow to load.
    isolate: false,
    pool: 'threads',
  },
});
