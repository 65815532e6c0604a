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

/** What a screen loads first. */
export interface FirstLoad {
  /** Of its path, as a regular expression. */
  readonly pattern: string;
  /** Values that its query must have. */
  readonly query: Readonly<Record<string, string>>;
  /**
   * The addresses it requests, with `{name}` for a parameter of the path, `{?name}` for one of the query, and the id of a difficulty:
   * `{=difficulty}` for the one of the query, `{=last}` for the one chosen last, `{=each}` for each of them.
   */
  readonly addresses: readonly string[];
  /** The modules it imports, by the ends of their paths. */
  readonly modules: readonly string[];
  /** Visitors without a session: those that see it, too, rather than home or sign-in. */
  readonly visitors: 'none' | 'guests' | 'all';
}

/**
 * What each route loads first, derived from the routes themselves: each runs its `first` with placeholders in its
 * address and a network that never answers. What depends on a response is left to the app.
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

/** The addresses that the `first` of a route requests at placeholders, with a network that responds as given. */
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
  // Requests leave after some turns of the event loop.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  // Else the time limits of the transport and of the queries keep the build alive, those of a paged list for half an hour.
  await client.cancelQueries();
  await requested;
  client.clear();
  Object.assign(globalThis, { fetch: network, document: page });
  return addresses.map((address) => address.replace(`page=${pageNumber}`, 'page={?page}'));
}

/** Stands for the page of a list in the address: a route takes nothing but a number for it. */
const pageNumber = '987654';

/** Stand for the difficulties in the page: each way to choose one leads to a row of its own. */
const difficulties = [
  { id: '{=difficulty}', difficulty: 1, difficulty_label: '{?difficulty}', time: 1 },
  { id: '{=last}', difficulty: 2, difficulty_label: 'last', time: 1 },
  { id: '{=endless}', difficulty: 5, difficulty_label: 'endless', time: 1 },
] satisfies Difficulty[];

/** The page of a provider with the additions that first data needs: the script leaves out those that its provider lacks. */
const additions = ['neighbours', 'running'] satisfies Addition[];
const blocks: Readonly<Record<string, unknown>> = {
  difficulties: { data: difficulties },
  configuration: { capabilities: additions },
};

const filledPage = {
  getElementById: (id: string) => ({ textContent: JSON.stringify(blocks[id] ?? null) }),
} as unknown as Document;

/** What is requested for every difficulty is one address. */
function withEach(addresses: readonly string[]) {
  const [one = '', other = ''] = difficulties.map(({ id }) => id);
  const isAskedAlsoFor = (id: string, its: string, address: string) =>
    address.includes(its) && addresses.includes(address.replace(its, id));
  return addresses
    .filter((address) => !isAskedAlsoFor(one, other, address))
    .map((address) => (isAskedAlsoFor(other, one, address) ? address.replace(one, '{=each}') : address));
}

/** The definition of a route's screen. */
export async function screenOf(route: FeatureRoute): Promise<ScreenDefinition> {
  await loadCode(route);
  const definition = loadedScreen(route);
  if (!definition) throw new Error(`The screen of ${route.path} did not load.`);
  return definition;
}

/** The end of the path of the module that a route imports, read from its `load`. */
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
