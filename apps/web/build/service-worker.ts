import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** What every screen needs without a network; other files come into the cache when they are used. */
const precached = [
  'index.html',
  'assets/*.{js,css}',
  'assets/{baloo-bhaijaan-2,nunito}-latin-*.woff2',
  'assets/{offline,empty,mark,icon,khatam-picture,khatam-lattice,textile-band}-*.svg',
];

/**
 * Builds the service worker of the folder, `sw.ts`, with the list of the files that it keeps, and emits the one that stands
 * in for it where the operator has switched it off. Both have fixed names: a browser looks for a new version under them.
 */
export function serviceWorker(folder: string): PluginOption[] {
  return [
    VitePWA({
      strategies: 'injectManifest',
      srcDir: folder,
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: precached,
        // Their names hold a hash: what the browser has already, it does not fetch again.
        dontCacheBustURLsMatching: /^assets\//,
        rollupFormat: 'iife',
      },
    }),
    {
      name: 'sirah-trails-service-worker-off',
      apply: 'build',
      buildStart() {
        const source = readFileSync(join(folder, 'sw-off.js'), 'utf8');
        this.emitFile({ type: 'asset', fileName: 'sw-off.js', source });
      },
    },
  ];
}
