import { defineConfig } from 'vite';

// Plain JavaScript for Node: our own packages are bundled, everything from the registry stays an import.
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: [/^@sirah-trails\//] },
  build: {
    ssr: true,
    rollupOptions: { input: ['src/main.ts', 'src/admin.ts'] },
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
  },
});
