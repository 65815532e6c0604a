import notPages from '@sirah-trails/openapi/not-pages.json' with { type: 'json' };
import { cacheNames, type WorkboxPlugin } from 'workbox-core';
import { createHandlerBoundToURL, getCacheKeyForURL } from 'workbox-precaching';
import { NavigationRoute } from 'workbox-routing';

const page = '/index.html';
/** The provider goes by the same list. */
const notForPages = new RegExp(`^/(${notPages.join('|')})(/|$)`);
const script = /<script[^>]* src="([^"]+)"/g;

/** So long the first data of the page have the network for themselves. */
const patienceMs = 3000;

/** Serves the page of the app, with its headers, from the device, and renews it for the next time. */
export function pageRoute(): NavigationRoute {
  const serve = createHandlerBoundToURL(page);
  const handler: typeof serve = (options) => {
    (options.event as FetchEvent).waitUntil(renewPage().catch(() => undefined));
    return serve(options);
  };
  return new NavigationRoute(handler, { denylist: [notForPages] });
}

/**
 * The page and the scripts that it names are of one build. A page of another one is not stored, so that the worker is not
 * installed and tries again.
 */
export const pageOfThisBuild: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (!response.ok) return null;
    if (new URL(request.url).pathname !== page) return response;
    return (await isOfThisBuild(response.clone())) ? response : null;
  },
};

/** The provider writes its configuration and theme into the page: they change without a new build. */
async function renewPage() {
  await new Promise((resolve) => setTimeout(resolve, patienceMs));
  const response = await fetch(page, { cache: 'no-cache' });
  const key = getCacheKeyForURL(page);
  if (!key || !response.ok || !(await isOfThisBuild(response.clone()))) return;
  const cache = await caches.open(cacheNames.precache);
  await cache.put(key, response);
}

async function isOfThisBuild(response: Response) {
  const scripts = [...(await response.text()).matchAll(script)].map(([, address = '']) => address);
  return scripts.length > 0 && scripts.every((address) => getCacheKeyForURL(address) !== undefined);
}
