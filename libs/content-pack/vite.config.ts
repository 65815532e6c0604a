import { defineConfig } from 'vite';

// The command of `npm run content:check` as plain JavaScript for Node; everything from the registry stays an import.
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    rollupOptions: { input: ['src/content-check.ts'] },
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
  },
});
