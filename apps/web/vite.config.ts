import { compileMessages } from '@sirah-trails/ui/compile-messages';
import { layerOrder } from '@sirah-trails/ui/layer-order';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { bootScript } from './build/boot-script.ts';
import { brand } from './build/brand.ts';
import { oneAppFile } from './build/one-app-file.ts';
import { compressedAssets } from './build/compressed-assets.ts';
import { groupStyles } from './build/group-styles.ts';
import { licences } from './build/licences.ts';
import { leanRouter } from './build/lean-router.ts';
import { serviceWorker } from './build/service-worker.ts';
import { styleAfterSkeleton } from './build/style-after-skeleton.ts';

const provider = process.env['API_BASE'] ?? 'http://localhost:4300';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    compileMessages(),
    layerOrder(),
    groupStyles(),
    leanRouter(),
    bootScript(join(import.meta.dirname, 'boot/first-data.js')),
    styleAfterSkeleton(),
    brand(join(import.meta.dirname, 'brand'), {
      name: 'Sirah Trails',
      description:
        'Walk the trails of the life of the Prophet (peace be upon him): read, play and earn stars. For ages 5 to 20.',
      background: '#fdf8ee',
    }),
    licences(join(import.meta.dirname, '../..')),
    compressedAssets(),
    serviceWorker(join(import.meta.dirname, 'worker')),
  ],
  build: {
    outDir: 'dist',
    license: { fileName: 'licences/packages.txt' },
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Screen chunks import only the app's file, so there is nothing to preload.
    modulePreload: false,
    rolldownOptions: {
      preserveEntrySignatures: false,
      // No code reads a property for a side effect such as a reflow.
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { groups: oneAppFile(join(import.meta.dirname, '../..')) } },
    },
  },
  server: {
    port: 4200,
    proxy: Object.fromEntries(['/api', '/quiz', '/auth/v1', '/content'].map((path) => [path, provider])),
  },
});
