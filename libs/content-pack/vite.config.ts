import { defineConfig } from 'vite';

// The commands of `npm run content:check`, `content:sources` and `content:statistics` as plain JavaScript for Node, with external registry packages.
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    rollupOptions: { input: ['src/content-check.ts', 'src/content-sources.ts', 'src/content-statistics.ts'] },
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
  },
});
