import { createQueryClient, type Difficulty } from '@sirah-trails/api-client';
import {
  accessAt,
  type Addition,
  type FeatureRoute,
  loadCode,
  loadedScreen,
  ownStorage,
  type RouteAccess,
  type ScreenDefinition,
} from '@sirah-trails/screen-kit';
import { links } from '@sirah-trails/api-client/links';
import { RichText } from '@sirah-trails/ui';
import { routes } from '../src/app/routes.ts';

/** First loads of a screen. */
export interface FirstLoad {
  /** Path as a regular expression. */
  readonly pattern: string;
  /** Required query values. */
  readonly query: Readonly<Record<string, string>>;
  /**
   * Requested URLs with placeholders: `{name}` for a path parameter, `{?name}` for a query parameter, and for the id of a difficulty
   * `{=difficulty}` (from the query), `{=last}` (the last choice) and `{=each}` (all).
   */
  readonly addresses: readonly string[];
  /** Imported modules, by the ends of their paths. */
  readonly modules: readonly string[];
  /** Kinds of visitors without a session that may see the screen. */
  readonly visitors: 'none' | 'guests' | 'all';
}

/**
 * Derives the first loads of each route by running its `first` with placeholders in the URL and a network that never responds. Requests
 * that depend on a response are not included.
 */
export async function recordFirstRequests(): Promise<FirstLoad[]> {
  const recorded: FirstLoad[] = [];
  for (const route of routes) {
    const { variants = [] } = await screenOf(route);
    for (const query of [...variants, {}]) recorded.push(await record(route, query));
  }
  return recorded;
}

const visitorsOf: Record<RouteAccess, FirstLoad['visitors']> = {
  gated: 'none',
  'guests-too': 'guests',
  open: 'all',
  'signed-out': 'all',
};

async function record(route: FeatureRoute, query: FirstLoad['query']): Promise<FirstLoad> {
  RichText.state.setState({ status: 'absent' }, true);
  const addresses = await requestsOf(route, query, ({ signal }) => untilAborted(signal));
  const richText = RichText.state.getState().status !== 'absent';
  if (richText) await RichText.load();
  return {
    pattern: pattern(route.path),
    query,
    addresses: withEach(addresses),
    modules: [moduleOf(route), ...(richText ? ['/rich-text/rich-text-view.tsx'] : [])],
    visitors: visitorsOf[accessAt(route, new URLSearchParams())],
  };
}

/** URLs that the route's `first` requests with placeholders and the given network. */
export async function requestsOf(
  route: FeatureRoute,
  query: FirstLoad['query'],
  respond: (request: Request) => Promise<Response>,
): Promise<string[]> {
  const { fetch: network, document: page } = globalThis;
  const addresses: string[] = [];
  globalThis.fetch = (input) => {
    const request = input as Request;
    const { pathname, search } = new URL(request.url);
    addresses.push(decodeURIComponent(pathname + search));
    return respond(request);
  };
  globalThis.document = filledPage;
  ownStorage().set('last_difficulty', '{=last}');
  const client = createQueryClient();
  const { first } = await screenOf(route);
  const requested = first?.(placeholders(route, query), client).catch(() => undefined);
  // Requests start after some turns of the event loop.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  // Otherwise timeouts of transport and queries would keep the build alive, for half an hour with paged lists.
  await client.cancelQueries();
  await requested;
  client.clear();
  Object.assign(globalThis, { fetch: network, document: page });
  return addresses.map((address) => address.replace(`page=${pageNumber}`, 'page={?page}'));
}

/** Placeholder for a list page in the URL, which must be a number. */
const pageNumber = '987654';

/** Placeholders for difficulties: each way to choose a difficulty yields its own row. */
const difficulties = [
  { id: '{=difficulty}', difficulty: 1, difficulty_label: '{?difficulty}', time: 1 },
  { id: '{=last}', difficulty: 2, difficulty_label: 'last', time: 1 },
  { id: '{=endless}', difficulty: 5, difficulty_label: 'endless', time: 1 },
] satisfies Difficulty[];

/** Configuration with the additions needed for first data; the script omits those that a provider lacks. */
const additions = ['neighbours', 'running'] satisfies Addition[];
const blocks: Readonly<Record<string, unknown>> = {
  difficulties: { data: difficulties },
  configuration: { capabilities: additions },
};

const filledPage = {
  getElementById: (id: string) => ({ textContent: JSON.stringify(blocks[id] ?? null) }),
} as unknown as Document;

/** Merges the requests for every difficulty into a URL with `{=each}`. */
function withEach(addresses: readonly string[]) {
  const [one = '', other = ''] = difficulties.map(({ id }) => id);
  const isAskedAlsoFor = (id: string, its: string, address: string) =>
    address.includes(its) && addresses.includes(address.replace(its, id));
  return addresses
    .filter((address) => !isAskedAlsoFor(one, other, address))
    .map((address) => (isAskedAlsoFor(other, one, address) ? address.replace(one, '{=each}') : address));
}

/** Definition of the route's screen. */
export async function screenOf(route: FeatureRoute): Promise<ScreenDefinition> {
  await loadCode(route);
  const definition = loadedScreen(route);
  if (!definition) throw new Error(`The screen of ${route.path} did not load.`);
  return definition;
}

/** Path suffix of the route's imported module, parsed from its `load`. */
function moduleOf({ path, load }: FeatureRoute) {
  const specifier = /import\w*\(\s*["']([^"']+)["']/.exec(load.toString())?.[1];
  if (specifier === undefined) throw new Error(`The route ${path} imports no module in its load.`);
  return `/${specifier.split('/').slice(-2).join('/')}`;
}

function untilAborted(signal: AbortSignal) {
  return new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Recorded')));
  });
}

function placeholders({ path }: FeatureRoute, values: FirstLoad['query']) {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, `{${name}}`]);
  const names = Object.values(links).find((link) => link.path === path)?.names ?? [];
  const unknown = names.map((name) => [name, name === 'page' ? pageNumber : `{?${name}}`]);
  const query = new URLSearchParams({ ...(Object.fromEntries(unknown) as FirstLoad['query']), ...values });
  return { params: Object.fromEntries(parameters) as Record<string, string>, query };
}

function pattern(path: string) {
  if (path === '*') return '';
  return `^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/$/, '')}/?$`;
}
