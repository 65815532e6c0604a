import { defineConfig } from 'vite';

// The commands of `npm run content:check`, `content:read`, `content:sources`, `content:statistics` and `content:where` as plain JavaScript for Node, with external registry packages.
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    rollupOptions: {
      input: ['check', 'read', 'sources', 'statistics', 'where'].map(
        (command) => `src/content-${command}.ts`,
      ),
    },
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
  },
});
