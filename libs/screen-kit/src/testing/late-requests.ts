import { configurationQuery, createQueryClient, defaultConfiguration } from '@sirah-trails/api-client';
import { act } from '@testing-library/react';
import type { FeatureRoute } from '../route/route.ts';
import { paramsOf } from '../route/match-route.ts';
import { loadCode, startRoute } from '../route/start-route.ts';
import { renderRoute } from './render.tsx';

type Listener = (args: { request: Request }) => void;

/** A mocked provider, as far as it tells of its requests. */
interface Observed {
  readonly events: {
    on(event: 'request:start', listener: Listener): void;
    removeListener(event: 'request:start', listener: Listener): void;
  };
}

/**
 * The requests of a screen, as `GET /path?query`, that its `first` has left out: they leave only once the screen is
 * rendered. Empty where the screen starts loading at the tap.
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

/** The page brings the configuration. */
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

/** Resolves when nothing is under way for two turns of the event loop: the effects of a response have run, too. */
async function settled(isIdle: () => boolean) {
  for (let idle = 0; idle < 2; idle = isIdle() ? idle + 1 : 0) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
