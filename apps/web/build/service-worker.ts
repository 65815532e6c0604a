import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Files precached for offline use; other files are cached on use. */
const precached = [
  'index.html',
  'assets/*.{js,css}',
  'assets/{baloo-bhaijaan-2,nunito}-latin-*.woff2',
  'assets/{offline,empty,mark,icon,khatam-picture,khatam-lattice,textile-band}-*.svg',
];

/**
 * Builds the service worker `sw.ts` with its precache list, and emits the replacement for operators who switch it off. Both have fixed
 * names, under which browsers look for updates.
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
        // Names with a hash may come from the HTTP cache.
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
