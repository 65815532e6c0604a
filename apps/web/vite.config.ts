import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const provider = process.env['API_BASE'] ?? 'http://localhost:4300';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    port: 4200,
    proxy: Object.fromEntries(['/api', '/quiz', '/auth/v1', '/content'].map((path) => [path, provider])),
  },
});
