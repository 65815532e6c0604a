import { createQueryClient } from '@sirah-trails/api-client';
import type { FeatureRoute } from '@sirah-trails/screen-kit';
import { links } from '@sirah-trails/api-client/links';
import { routes } from '../src/app/routes.ts';

/**
 * The first requests of a screen: the pattern of its path as a regular expression, and the addresses it requests, with
 * `{name}` for a parameter of the path and `{?name}` for one of the query.
 */
export type FirstRequests = readonly [pattern: string, addresses: readonly string[]];

/**
 * What each route requests first, derived from the routes themselves: each runs its `first` with placeholders in its
 * address and a network that never answers. What depends on a response is left to the app.
 */
export async function recordFirstRequests(): Promise<FirstRequests[]> {
  const recorded: FirstRequests[] = [];
  for (const route of routes) {
    const addresses = await record(route);
    if (addresses.length > 0) recorded.push([pattern(route.path), addresses]);
  }
  return recorded;
}

async function record(route: FeatureRoute): Promise<string[]> {
  const network = globalThis.fetch;
  const addresses: string[] = [];
  globalThis.fetch = (input) => {
    const request = input as Request;
    const { pathname, search } = new URL(request.url);
    addresses.push(decodeURIComponent(pathname + search));
    return untilAborted(request.signal);
  };
  const client = createQueryClient();
  const { first } = await route.load();
  const requested = first?.(placeholders(route), client).catch(() => undefined);
  // Requests leave after some turns of the event loop.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  // Else the time limits of the transport keep the build alive.
  await client.cancelQueries();
  await requested;
  globalThis.fetch = network;
  return addresses;
}

function untilAborted(signal: AbortSignal) {
  return new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Recorded')));
  });
}

function placeholders({ path }: FeatureRoute) {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, `{${name}}`]);
  const names = Object.values(links).find((link) => link.path === path)?.names ?? [];
  const query = new URLSearchParams(names.map((name) => [name, `{?${name}}`]));
  return { params: Object.fromEntries(parameters) as Record<string, string>, query };
}

function pattern(path: string) {
  return `^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/$/, '')}/?$`;
}
