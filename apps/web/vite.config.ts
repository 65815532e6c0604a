import { compileMessages } from '@sirah-trails/ui/compile-messages';
import { layerOrder } from '@sirah-trails/ui/layer-order';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type Rolldown } from 'vite';
import { bootScript } from './build/boot-script.ts';
import { brand } from './build/brand.ts';
import { commonCode } from './build/common-code.ts';
import { compressedAssets } from './build/compressed-assets.ts';
import { leanRouter } from './build/lean-router.ts';
import { serviceWorker } from './build/service-worker.ts';
import { styleAfterSkeleton } from './build/style-after-skeleton.ts';

const provider = process.env['API_BASE'] ?? 'http://localhost:4300';

const libs = join(import.meta.dirname, '../../libs');

/** What the screens of several groups use. `npm run size` shows what it costs. */
const common = [
  'api-client/src/client/idempotency-key.ts',
  'api-client/src/links/resolve-difficulty.ts',
  'api-client/src/queries/difficulties-query.ts',
  'journey/src/difficulty/last-difficulty.ts',
  'journey/src/endpoints/running.ts',
  'leaderboard/src/achievements/achievement-shape.tsx',
  'screen-kit/src/query/query-view.tsx',
  'screen-kit/src/query/refusals.ts',
  'screen-kit/src/route/first-data.ts',
  'ui/src/avatar-head/avatar-head.tsx',
  'ui/src/card/card.tsx',
  'ui/src/link/button-link.tsx',
].map((file) => join(libs, file));

/** The app in one file, what several groups of screens share in another, and each group in its own. */
const groups = [
  { name: 'app', tags: ['$initial'], priority: 2 },
  { name: 'shared', minShareCount: 2, priority: 1 },
] satisfies Rolldown.CodeSplittingGroup[];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    compileMessages(),
    layerOrder(),
    leanRouter(),
    commonCode(join(import.meta.dirname, 'src/main.tsx'), common),
    bootScript(join(import.meta.dirname, 'boot/first-data.js')),
    styleAfterSkeleton(),
    brand(join(import.meta.dirname, 'brand'), {
      name: 'Sirah Trails',
      description:
        'Walk the trails of the life of the Prophet (peace be upon him): read, play and earn stars. For ages 5 to 20.',
      background: '#fdf8ee',
    }),
    compressedAssets(),
    serviceWorker(join(import.meta.dirname, 'worker')),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One style sheet: a second one would cost every first screen a request.
    cssCodeSplit: false,
    rolldownOptions: { preserveEntrySignatures: false, output: { codeSplitting: { groups } } },
  },
  server: {
    port: 4200,
    proxy: Object.fromEntries(['/api', '/quiz', '/auth/v1', '/content'].map((path) => [path, provider])),
  },
});
