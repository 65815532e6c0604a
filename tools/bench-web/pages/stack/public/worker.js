// The smallest worker: caches a page's requests, except its data.
const kept = 'page';

async function fromCacheFirst(/** @type {Request} */ request) {
  const cache = await caches.open(kept);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request);
  await cache.put(request, response.clone());
  return response;
}

addEventListener('fetch', (event) => {
  const { request, respondWith } = /** @type {any} */ (event);
  if (!request.url.endsWith('.json')) respondWith.call(event, fromCacheFirst(request));
});
