import { configurationQuery, createQueryClient, defaultConfiguration } from '@sirah-trails/api-client';
import { act } from '@testing-library/react';
import type { FeatureRoute } from '../route/route.ts';
import { paramsOf } from '../route/match-route.ts';
import { loadCode, startRoute } from '../route/start-route.ts';
import { renderRoute } from './render.tsx';

type Listener = (args: { request: Request }) => void;

/** Mock server events. */
interface Observed {
  readonly events: {
    on(event: 'request:start', listener: Listener): void;
    removeListener(event: 'request:start', listener: Listener): void;
  };
}

/**
 * Requests missing from a screen's `first`, as `GET /path?query`: they start only after rendering. Empty if the screen loads
 * fully on navigation.
 */
export async function lateRequests(
  server: Observed,
  route: FeatureRoute,
  address: string,
): Promise<string[]> {
  const { pathname, search } = new URL(address, 'http://app');
  const params = paramsOf(route.path, pathname) ?? {};
  await loadCode(route);
  const early = await requestsDuring(server, async () => {
    await startRoute(route, { pathname, search, params }, clientOfPage()).ready;
  });
  const all = await requestsDuring(server, async () => {
    const { client } = renderRoute(route, address, { client: clientOfPage() });
    await act(() => settled(() => client.isFetching() === 0));
  });
  return all.filter((request) => !early.includes(request));
}

/** Query client with the configuration, as the page provides it. */
function clientOfPage() {
  const client = createQueryClient();
  client.setQueryData(configurationQuery().queryKey, defaultConfiguration);
  return client;
}

async function requestsDuring(server: Observed, work: () => Promise<void>) {
  const requests: string[] = [];
  const note: Listener = ({ request }) => {
    const { pathname, search } = new URL(request.url);
    requests.push(`${request.method} ${pathname}${search}`);
  };
  server.events.on('request:start', note);
  await work();
  server.events.removeListener('request:start', note);
  return requests;
}

/** Resolves after two idle event loop turns, so that response effects have run. */
async function settled(isIdle: () => boolean) {
  for (let idle = 0; idle < 2; idle = isIdle() ? idle + 1 : 0) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
