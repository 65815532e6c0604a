import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { RangeRequestsPlugin } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { contentCache } from '../src/providers/content-cache.ts';
import { newestEntries } from './newest-entries.ts';
import { pageOfThisBuild, pageRoute } from './page-route.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

// Other requests bypass the worker: API, health, metrics, mailbox.
addPlugins([pageOfThisBuild]);
// Screen URLs are not precached files: `pageRoute` decides.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
registerRoute(pageRoute());

registerRoute(
  // Players send range requests, which a cache does not answer.
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.(js|css|svg|woff2)$/.test(url.pathname),
  new CacheFirst({ cacheName: 'assets', plugins: [newestEntries(200)] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/content/art/'),
  // More than a pack has, so that downloaded books stay complete.
  new StaleWhileRevalidate({ cacheName: contentCache, plugins: [newestEntries(1_000)] }),
);

// Serves range requests from recordings cached as a whole.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/content/audio/'),
  new CacheFirst({ cacheName: contentCache, plugins: [new RangeRequestsPlugin() as WorkboxPlugin] }),
);

// The first worker claims the open page; later workers wait until the learner agrees.
clientsClaim();
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
