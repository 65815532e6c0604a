import type { WorkboxPlugin } from 'workbox-core';

/** Keeps at most `count` entries of a cache: the oldest go. Unlike Workbox's own, it keeps no list of addresses. */
export function newestEntries(count: number): WorkboxPlugin {
  return {
    cacheDidUpdate: async ({ cacheName }) => {
      const cache = await caches.open(cacheName);
      const entries = await cache.keys();
      await Promise.all(
        entries.slice(0, Math.max(0, entries.length - count)).map((key) => cache.delete(key)),
      );
    },
  };
}
