import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { RangeRequestsPlugin } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { contentCache } from '../src/providers/content-cache.ts';
import { newestEntries } from './newest-entries.ts';
import { pageOfThisBuild, pageRoute } from './page-route.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

// What no route names goes to the network, as if there were no worker: the API, health, metrics and the mailbox.
addPlugins([pageOfThisBuild]);
// An address of the app is never the file of the page: `pageRoute` decides.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
registerRoute(pageRoute());

registerRoute(
  // Players ask for parts of a sound, which a cache does not answer.
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.(js|css|svg|woff2)$/.test(url.pathname),
  new CacheFirst({ cacheName: 'assets', plugins: [newestEntries(200)] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/content/art/'),
  // More than a pack has: none of a kept book goes.
  new StaleWhileRevalidate({ cacheName: contentCache, plugins: [newestEntries(1_000)] }),
);

// A recording that was fetched whole is played from the device, in the parts that the player asks for.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/content/audio/'),
  new CacheFirst({ cacheName: contentCache, plugins: [new RangeRequestsPlugin() as WorkboxPlugin] }),
);

// The first worker takes the open page over; a later one waits until the learner agrees.
clientsClaim();
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
