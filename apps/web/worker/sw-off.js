// Stands in for the service worker where the operator has switched it off: empties its caches and ends itself. It has
// no handler for requests: from its start on, everything comes from the network.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));

async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
